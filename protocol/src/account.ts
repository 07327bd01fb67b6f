/** Requests about who somebody is: devices, ways to come in, and all that is kept about them. */
import type { Lang } from '@vigrid/kernel';

export interface AccountRequests {
  account: [Record<string, never>, Account];
  /** A code by which another device becomes this guest: once, and within some minutes. */
  moveCode: [Record<string, never>, { code: string; minutes: number }];
  /** Becomes the guest whose code it is. Whatever answers with a token: say hello with it on a new connection. */
  useCode: [{ code: string }, SignedIn];
  /** Gives the guest a name and a password to come in with; `old` is needed where there is one already. */
  setPassword: [{ login: string; password: string; old?: string }, Account];
  signIn: [{ login: string; password: string }, SignedIn];
  /** What the browser needs to make or use a passkey (WebAuthn). The answer is due on the same connection. */
  passkeyBegin: [{ to: 'add' | 'signIn' }, { options: object }];
  passkeyAdd: [{ response: object }, Account];
  passkeySignIn: [{ response: object }, SignedIn];
  passkeyRemove: [{ id: string }, Account];
  /** Takes back the token of one device, or of all others. */
  signOut: [{ device: string } | { others: true }, Account];
  /** Has this device told when a turn has come in a game over days; null: no longer. */
  notify: [{ device: PushDevice | null; lang: Lang }, Account];
  /** All that is kept about the guest, as one text of JSON. */
  exportAll: [Record<string, never>, { json: string }];
  /** Deletes all of it. Games under way are conceded; what others have played stays theirs, without the name. */
  deleteAll: [{ sure: true }, Record<string, never>];
}

export interface Account {
  readonly guest: string;
  readonly name: string;
  /** Null where none was chosen. */
  readonly login: string | null;
  readonly passkeys: readonly Device[];
  readonly devices: readonly (Device & { readonly here: boolean })[];
  /** Passkeys work under this address. */
  readonly passkeysHere: boolean;
  /** The host's public key for notifications, null where there is none; whether this device is told. */
  readonly push: { readonly key: string | null; readonly here: boolean };
}

/** Where a browser hears (Web Push), and its keys in base64url. */
export interface PushDevice {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly auth: string;
}

/** What the service worker shows; nothing of it is secret. */
export interface TurnNews {
  readonly table: string;
  readonly lang: Lang;
  readonly game: string;
  /** The names of the others, as they are called here. */
  readonly others: readonly string[];
  /** When the time runs out, as an ISO date. */
  readonly deadline: string | null;
}

export interface Device {
  readonly id: string;
  /** As far as it said. */
  readonly name: string | null;
  /** As ISO dates, the second to a day. */
  readonly since: string;
  readonly seen: string;
}

export interface SignedIn {
  readonly token: string;
}

/** Letters of a password, at least and at most. */
export const passwordLength = { least: 8, most: 200 };
