/** Guests: who somebody is, which only their token proves, and what they are called. */
import { randomInt } from 'node:crypto';
import type { Guest, Requests } from '@vigrid/protocol';
import { friendlyName } from '@vigrid/protocol/guests';
import { denied } from './denials.ts';
import type { House } from './house.ts';
import type { Visitor } from './people.ts';
import { freshId, freshToken, sha256 } from './secrets.ts';
import type { GuestRow } from './store.ts';

/** Says who is there: the guest of the token, or a new one. */
export async function hello(
  house: House,
  visitor: Visitor,
  { token, name, screens, lang }: Requests['hello'][0],
): Promise<Requests['hello'][1]> {
  if (visitor.guest && token !== undefined && token !== visitor.token) {
    throw denied(
      'forbidden',
      'Это соединение уже занято другим гостем: откройте новое.',
      'This connection already belongs to another guest: open a new one.',
    );
  }
  if (screens) visitor.screens = screens;
  if (!visitor.guest) {
    const come = await (token === undefined
      ? newcomer(house, visitor, name ?? friendlyName(randomInt, lang))
      : returning(house, token, visitor.device));
    // Two hellos at once on one connection: whichever was quicker stands.
    if (!visitor.guest) {
      visitor.guest = come.guest;
      visitor.token = come.token;
      if (visitor.here) house.people.add(come.guest, visitor);
    }
    house.lobby.shifted();
  }
  if (name !== undefined && name !== visitor.guest.name) await rename(house, visitor.guest, name);
  return { ...shown(visitor.guest), token: visitor.token };
}

/** The guest behind a connection. */
export function known(visitor: Visitor): GuestRow {
  if (visitor.guest) return visitor.guest;
  throw denied('hello', 'Сначала поздоровайтесь: запрос «hello».', 'Say hello first: the request "hello".');
}

/** Gives a guest another name, everywhere at once. */
export async function rename(house: House, guest: GuestRow, name: string): Promise<Guest> {
  const renamed = { ...guest, name };
  await house.store.rename(guest.id, name);
  await renamedHere(house, renamed);
  return shown(renamed);
}

/** A guest is called otherwise from now on, by whatever server that was said to. */
export async function renamedHere(
  { people, tables }: Pick<House, 'people' | 'tables'>,
  renamed: GuestRow,
): Promise<void> {
  const { id: guest, name } = renamed;
  for (const visitor of people.here().get(guest) ?? []) visitor.guest = renamed;
  const theirs = tables.live().filter(({ seats }) => seats.some((seat) => seat.guest === guest));
  for (const { id } of theirs) {
    await tables.at(id, (table) => {
      table.seats = table.seats.map((seat) => (seat.guest === guest ? { ...seat, name } : seat));
      tables.show(table);
    });
  }
}

interface Come {
  readonly guest: GuestRow;
  readonly token: string;
}

async function newcomer({ store }: House, { shares, device }: Visitor, name: string): Promise<Come> {
  if (!shares.mayBeNew()) {
    throw denied(
      'limit',
      'С вашего адреса пришло слишком много новых гостей: подождите немного.',
      'Too many new guests have come from your address: wait a little.',
    );
  }
  const guest = { id: freshId(), name };
  const token = freshToken();
  await store.addGuest({ ...guest, tokenHash: sha256(token) });
  if (device !== null) await store.sawGuest(guest.id, sha256(token), device);
  return { guest, token };
}

async function returning({ store }: House, token: string, device: string | null): Promise<Come> {
  const guest = await store.guestByToken(sha256(token));
  if (guest) {
    await store.sawGuest(guest.id, sha256(token), device);
    return { guest, token };
  }
  throw denied(
    'token',
    'Такого гостя здесь не знают: поздоровайтесь без ключа, и вы станете новым гостем.',
    'Nobody here has this token: say hello without one to become a new guest.',
  );
}

const shown = ({ id, name }: GuestRow): Guest => ({ guest: id, name });
