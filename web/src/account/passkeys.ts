/** Passkeys: the browser makes or uses one for what the server asks. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Account } from '@vigrid/protocol';
import { Denied, request } from '../net/index.ts';
import { words } from './words.ts';

type RegistrationAsked = Parameters<typeof startRegistration>[0]['optionsJSON'];
type SigningAsked = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** A passkey more for the guest. */
export async function makePasskey(): Promise<Account> {
  const { options } = await request('passkeyBegin', { to: 'add' });
  const response = await given(startRegistration({ optionsJSON: options as RegistrationAsked }));
  return request('passkeyAdd', { response });
}

/** The token of the guest whose passkey was given. */
export async function signWithPasskey(): Promise<string> {
  const { options } = await request('passkeyBegin', { to: 'signIn' });
  const response = await given(startAuthentication({ optionsJSON: options as SigningAsked }));
  return (await request('passkeySignIn', { response })).token;
}

/** Whoever closes the browser's window has changed their mind. */
async function given<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch {
    throw new Denied({ text: words.passkeyCancelled });
  }
}
