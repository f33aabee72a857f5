declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  /** Decrypts RFC 8188 push messages, as browsers do. */
  export function decrypt(
    body: Buffer,
    parameters: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
