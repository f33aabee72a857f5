import type { ScannedPass } from '@cubby/api';

/**
 * Length of a pass's signature in base64url; passes from earlier emails are shorter, and only the server can check
 * them.
 */
const SIGNATURE_LENGTH = 86;

export type PassCheck = 'true' | 'forged' | 'unknown';

/** Tells whether a pass is genuine, without a request. `passKey` is 32 bytes, base64url. */
export async function checkPass({ signature, message }: ScannedPass, passKey: string): Promise<PassCheck> {
  if (signature.length !== SIGNATURE_LENGTH) return /^[\w-]{22}$/.test(signature) ? 'unknown' : 'forged';
  const [key, signed] = [bytesOf(passKey), bytesOf(signature)];
  if (!key || !signed) return 'forged';
  return (await verify(signed, new TextEncoder().encode(message), key)) ? 'true' : 'forged';
}

type Bytes = Uint8Array<ArrayBuffer>;

async function verify(signature: Bytes, message: Bytes, key: Bytes): Promise<boolean> {
  try {
    const known = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', known, signature, message);
  } catch {
    // Browsers from before 2025 lack this curve; a library provides it, and is loaded only then.
    const { verifyAsync } = await import('@noble/ed25519');
    return verifyAsync(signature, message, key).catch(() => false);
  }
}

function bytesOf(base64url: string): Bytes | null {
  if (!/^[\w-]+$/.test(base64url)) return null;
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
