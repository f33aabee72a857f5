import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An OpenID Connect issuer of one's own, listening on this machine. */
export interface IdentityIssuer {
  settings: { clientId: string; issuer: string; jwksUrl: string };
  /** Signs an ID token; claims given replace those of a good one. */
  sign: (claims?: JWTPayload, options?: { unknownKey?: boolean }) => Promise<string>;
  close: () => Promise<void>;
}

export async function startIdentityIssuer(now: Date): Promise<IdentityIssuer> {
  const known = await generateKeyPair('RS256');
  const unknown = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(known.publicKey)), kid: 'known', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify(
        request.url === '/keys' ? { keys: [jwk] } : { issuer, authorization_endpoint: `${issuer}/authorize` },
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { clientId: 'cubby-test', issuer, jwksUrl: `${issuer}/keys` };
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    settings,
    sign: (claims = {}, { unknownKey = false } = {}) =>
      new SignJWT({
        iss: issuer,
        aud: settings.clientId,
        sub: 'person-1',
        iat: seconds,
        exp: seconds + 600,
        email_verified: true,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: unknownKey ? 'unknown' : 'known' })
        .sign(unknownKey ? unknown.privateKey : known.privateKey),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
