/** Accounts: the same guest on several devices, by a code, a name and password, or a passkey. */
import { randomInt } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Account, AccountRequests, SignedIn } from '@vigrid/protocol';
import { allAbout, forget } from './about.ts';
import { act } from './acts.ts';
import { Denied, denied, faultSaid } from './denials.ts';
import { known } from './guests.ts';
import type { House } from './house.ts';
import { hashed, isPassword } from './passwords.ts';
import type { Visitor } from './people.ts';
import { standUp } from './seating.ts';
import { freshId, freshToken, sha256 } from './secrets.ts';
import type { GuestRow } from './store.ts';
import { hasBegun, isEnded } from './table.ts';

/** Much to load, for what few ask for. */
const webauthn = () => import('@simplewebauthn/server');

type Handlers = {
  readonly [K in keyof AccountRequests]: (
    visitor: Visitor,
    payload: AccountRequests[K][0],
  ) => Promise<AccountRequests[K][1]>;
};

/** How long a code for another device holds. */
const codeMinutes = 10;
/** Passkeys of one guest. */
const mostPasskeys = 10;
/** Devices of one guest. */
const mostDevices = 20;

export function accountHandlers(house: House): Handlers {
  const { keys, pushes } = house;

  async function account(visitor: Visitor): Promise<Account> {
    const { id, name } = known(visitor);
    const [devices, password, passkeys, push] = await Promise.all([
      keys.tokensOf(id),
      keys.passwordOf(id),
      keys.passkeysOf(id),
      pushes.isOn(sha256(visitor.token)),
    ]);
    return {
      guest: id,
      name,
      login: password?.login ?? null,
      passkeys: passkeys.map(deviceSaid),
      devices: devices.map((row) => ({ ...deviceSaid(row), here: row.tokenHash === sha256(visitor.token) })),
      passkeysHere: siteOf(visitor) !== null,
      push: { key: pushes.key, here: push },
    };
  }

  /** A token more for the guest. */
  async function signedIn(visitor: Visitor, guest: string): Promise<SignedIn> {
    const there = await keys.tokensOf(guest);
    for (const { id } of there.slice(mostDevices - 1)) await keys.removeTokens(guest, { id });
    const token = freshToken();
    await keys.addToken(guest, sha256(token), visitor.device);
    return { token };
  }

  return {
    account,

    async moveCode(visitor) {
      const { id } = known(visitor);
      const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
      await keys.setCode(id, sha256(code), codeMinutes);
      return { code: `${code.slice(0, 4)}-${code.slice(4)}`, minutes: codeMinutes };
    },

    async useCode(visitor, { code }) {
      mayTry(visitor, null);
      const guest = await keys.takeCode(sha256(code.toUpperCase().replace(/[^A-Z0-9]/g, '')));
      if (guest) return signedIn(visitor, guest);
      throw denied(
        'forbidden',
        'Такого кода нет, или его время вышло: получите новый на том устройстве.',
        'There is no such code, or its time is over: get a new one on the other device.',
      );
    },

    async setPassword(visitor, { login, password, old }) {
      const { id } = known(visitor);
      const before = await keys.passwordOf(id);
      if (before) {
        mayTry(visitor, before.login);
        if (old === undefined || !(await isPassword(old, before.hash))) throw wrongPassword();
      }
      if (!(await keys.setPassword(id, login, await hashed(password))))
        throw denied(
          'forbidden',
          `Имя для входа «${login}» занято: выберите другое.`,
          `The name "${login}" is taken: choose another.`,
        );
      return account(visitor);
    },

    async signIn(visitor, { login, password }) {
      mayTry(visitor, login);
      const found = await keys.byLogin(login);
      if (!(await isPassword(password, found?.hash ?? null)) || !found) throw wrongPassword();
      return signedIn(visitor, found.guest);
    },

    async passkeyBegin(visitor, { to }) {
      const { rpID } = siteNeeded(visitor);
      const guest = known(visitor);
      const { generateAuthenticationOptions, generateRegistrationOptions } = await webauthn();
      if (to === 'signIn') {
        const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
        visitor.challenge = { to, challenge: options.challenge };
        return { options };
      }
      const there = await keys.passkeysOf(guest.id);
      if (there.length >= mostPasskeys)
        throw denied(
          'limit',
          `Ключей доступа может быть не больше ${mostPasskeys}: удалите лишний.`,
          `There can be ${mostPasskeys} passkeys at most: remove one.`,
        );
      const options = await generateRegistrationOptions({
        rpID,
        rpName: 'Vigrid',
        userName: guest.name,
        userID: new TextEncoder().encode(guest.id),
        attestationType: 'none',
        excludeCredentials: there.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      visitor.challenge = { to, challenge: options.challenge };
      return { options };
    },

    async passkeyAdd(visitor, { response }) {
      const { id: guest } = known(visitor);
      const asked = challengeOf(visitor, 'add');
      const { verifyRegistrationResponse } = await webauthn();
      // The library reads it field by field and refuses what it does not know.
      const given = response as RegistrationResponseJSON;
      const { verified, registrationInfo } = await checked(
        verifyRegistrationResponse({ response: given, requireUserVerification: false, ...asked }),
      );
      if (!verified || !registrationInfo) throw wrongPasskey();
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      await keys.addPasskey({
        id,
        guestId: guest,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: [...transports],
        device: visitor.device,
      });
      return account(visitor);
    },

    async passkeySignIn(visitor, { response }) {
      mayTry(visitor, null);
      const asked = challengeOf(visitor, 'signIn');
      const { verifyAuthenticationResponse } = await webauthn();
      const given = response as AuthenticationResponseJSON;
      const passkey = await keys.passkey(given.id);
      if (!passkey) throw wrongPasskey();
      const credential = {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      };
      const { verified, authenticationInfo } = await checked(
        verifyAuthenticationResponse({
          response: given,
          credential,
          requireUserVerification: false,
          ...asked,
        }),
      );
      if (!verified) throw wrongPasskey();
      await keys.usedPasskey(passkey.id, authenticationInfo.newCounter);
      return signedIn(visitor, passkey.guestId);
    },

    async passkeyRemove(visitor, { id }) {
      await keys.removePasskey(known(visitor).id, id);
      return account(visitor);
    },

    async signOut(visitor, which) {
      const { id } = known(visitor);
      await keys.removeTokens(
        id,
        'device' in which ? { id: which.device } : { allBut: sha256(visitor.token) },
      );
      await signedOut(house, id);
      house.neighbours.tell({ kind: 'signedOut', guest: id });
      return account(visitor);
    },

    async notify(visitor, { device, lang }) {
      const { id } = known(visitor);
      const tokenHash = sha256(visitor.token);
      if (device) await pushes.turnOn({ ...device, tokenHash, guestId: id, lang });
      else await pushes.turnOff(tokenHash);
      return account(visitor);
    },

    async exportAll(visitor) {
      const { id } = known(visitor);
      mayAskMuch(visitor, id);
      return { json: JSON.stringify(await allAbout(house.database, id), null, 2) };
    },

    async deleteAll(visitor) {
      const guest = known(visitor);
      mayAskMuch(visitor, guest.id);
      await leaveTables(house, guest);
      for (const table of await forget(house.database, guest.id)) {
        house.tables.heardOf(table);
        house.neighbours.tell({ kind: 'changed', table });
      }
      house.lobby.changed();
      house.neighbours.tell({ kind: 'signedOut', guest: guest.id });
      // Whoever asked hears the answer first.
      setTimeout(() => void signedOut(house, guest.id), 100).unref();
      return {};
    },
  };
}

/** Sends away who came in with a token that is not the guest's any more. */
export async function signedOut(
  { keys, people }: Pick<House, 'keys' | 'people'>,
  guest: string,
): Promise<void> {
  const valid = new Set((await keys.tokensOf(guest)).map(({ tokenHash }) => tokenHash));
  for (const visitor of people.here().get(guest) ?? []) if (!valid.has(sha256(visitor.token))) visitor.cut();
}

/** Nobody waits for somebody who is gone. Where nobody else is, the table goes with them. */
async function leaveTables(house: House, guest: GuestRow): Promise<void> {
  for (const { row, seats } of await house.store.tablesOf(guest.id, 1000)) {
    if (seats.every((seat) => seat.guest === null || seat.guest === guest.id)) continue;
    try {
      const seq = await house.tables.at(row.id, async (table) => {
        if (!hasBegun(table)) await standUp(house, guest, table);
        return hasBegun(table) && !isEnded(table) ? Math.max(0, row.moves) : null;
      });
      if (seq !== null)
        await act(house, guest, { table: row.id, id: `gone-${freshId()}`, seq, control: 'concede' });
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
    }
  }
}

const deviceSaid = (row: { id: string; device: string | null; madeAt: Date; seenAt: Date }) => ({
  id: row.id,
  name: row.device,
  since: row.madeAt.toISOString(),
  seen: row.seenAt.toISOString(),
});

/** Without those that are taken for others. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function mayTry({ shares }: Visitor, login: string | null): void {
  if (!shares.mayTry(login?.toLowerCase() ?? null))
    throw denied(
      'limit',
      'Слишком много попыток войти: подождите несколько минут.',
      'Too many attempts to sign in: wait some minutes.',
    );
}

function mayAskMuch({ shares }: Visitor, guest: string): void {
  if (!shares.mayAskMuch(guest))
    throw denied(
      'limit',
      'Вы только что просили об этом несколько раз: подождите минуту.',
      'You have asked for this several times just now: wait a minute.',
    );
}

const wrongPassword = (): Denied =>
  denied('forbidden', 'Имя или пароль не подходят.', 'The name or the password is wrong.');

const wrongPasskey = (): Denied =>
  denied(
    'forbidden',
    'Этот ключ доступа здесь не подходит: попробуйте ещё раз или войдите иначе.',
    'This passkey does not fit here: try again, or sign in another way.',
  );

/** Where a passkey belongs: the page that the connection comes from. Bare addresses have none. */
function siteOf({ origin }: Visitor): { origin: string; rpID: string } | null {
  if (origin === null || !URL.canParse(origin)) return null;
  const { hostname, protocol } = new URL(origin);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isSafe && !/^[\d.]+$|:/.test(hostname) ? { origin, rpID: hostname } : null;
}

function siteNeeded(visitor: Visitor): { origin: string; rpID: string } {
  const site = siteOf(visitor);
  if (site) return site;
  throw denied(
    'forbidden',
    'Ключи доступа работают только по https или на localhost.',
    'Passkeys work over https or on localhost only.',
  );
}

/** What was asked for is answered once. */
function challengeOf(visitor: Visitor, to: 'add' | 'signIn') {
  const { challenge } = visitor;
  visitor.challenge = null;
  if (challenge?.to !== to) throw wrongPasskey();
  const { origin, rpID } = siteNeeded(visitor);
  return { expectedChallenge: challenge.challenge, expectedOrigin: origin, expectedRPID: rpID };
}

/** What the library says no to, by throwing. */
async function checked<T>(verifying: Promise<T>): Promise<T> {
  try {
    return await verifying;
  } catch (error) {
    throw Object.assign(wrongPasskey(), { cause: faultSaid(error) });
  }
}
