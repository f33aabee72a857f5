declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  /** RFC 8188, as browsers read what they are pushed. */
  export function decrypt(
    body: Buffer,
    parameters: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
