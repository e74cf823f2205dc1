// Passkeys: what the browser is asked, and what it answers, in the JSON of WebAuthn.
import { ask, type Me, me, meAnew } from '../connection/api';

export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number | null;
}
interface Listed {
  passkeys: Passkey[];
}

/** Whether this browser can make passkeys and use them as they are asked for here. */
export const canPasskeys = (): boolean => typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

export const passkeys = {
  all: async () => (await ask<Listed>('GET', '/api/account/passkeys')).passkeys,
  rename: async (id: string, name: string) => (await ask<Listed>('PATCH', `/api/account/passkeys/${id}`, { name })).passkeys,
  remove: async (id: string) => (await ask<Listed>('DELETE', `/api/account/passkeys/${id}`)).passkeys,
};

/** Make a passkey of this browser's; null: the browser made none. */
export async function makePasskey(name: string, password: string): Promise<Passkey[] | null> {
  const { options } = await ask<{ options: PublicKeyCredentialCreationOptionsJSON }>('POST', '/api/account/passkeys/new', { password });
  const credential = await asked(() => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }));
  return credential ? (await ask<Listed>('POST', '/api/account/passkeys', { name, credential })).passkeys : null;
}

/** Log in with a passkey the browser has; null: the person chose none. */
export async function logInWithPasskey(): Promise<Me | null> {
  await me();
  const { options } = await ask<{ options: PublicKeyCredentialRequestOptionsJSON }>('POST', '/api/account/passkeys/ask');
  const credential = await asked(() => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));
  if (!credential) return null;
  await ask('POST', '/api/account/passkeys/login', { credential });
  return meAnew();
}

async function asked(question: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const found = await question();
    return found instanceof PublicKeyCredential ? found.toJSON() : null;
  } catch (stopped) {
    if (stopped instanceof DOMException) return null; // stopped by the person, or by the browser
    throw stopped;
  }
}
