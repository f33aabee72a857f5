import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An OpenID Connect issuer on this machine. Its page asks whether to continue as Grace. */
export interface IdentityIssuer {
  settings: { clientId: string; issuer: string; jwksUrl: string };
  /** Signs an ID token; the given claims replace those of a valid one. */
  sign: (claims?: JWTPayload, options?: { unknownKey?: boolean }) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * @param prompts The prompts its description lists; the description omits them by default.
 * @param answering Settles when it begins to answer.
 */
export async function startIdentityIssuer(
  now: Date,
  prompts?: readonly string[],
  answering?: Promise<void>,
): Promise<IdentityIssuer> {
  const known = await generateKeyPair('RS256');
  const unknown = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(known.publicKey)), kid: 'known', alg: 'RS256', use: 'sig' };
  const server = createServer(async (request, response) => {
    await answering;
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname === '/authorize') {
      const exp = Math.floor(Date.now() / 1000) + 600;
      const id_token = await sign({ ...GRACE, nonce: searchParams.get('nonce') ?? '', exp });
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(consentPage(searchParams, id_token));
      return;
    }
    const document = pathname === '/keys' ? { keys: [jwk] } : described(issuer, prompts);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(document));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { clientId: 'cubby-test', issuer, jwksUrl: `${issuer}/keys` };
  const seconds = Math.floor(now.getTime() / 1000);
  const sign: IdentityIssuer['sign'] = (claims = {}, { unknownKey = false } = {}) =>
    new SignJWT({
      iss: issuer,
      aud: settings.clientId,
      sub: `person:${String(claims.email).toLowerCase()}`,
      // Issuers never sign the same token twice.
      jti: randomUUID(),
      iat: seconds,
      exp: seconds + 600,
      email_verified: true,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: unknownKey ? 'unknown' : 'known' })
      .sign(unknownKey ? unknown.privateKey : known.privateKey);
  return {
    settings,
    sign,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function described(issuer: string, prompts?: readonly string[]): object {
  const endpoint = { issuer, authorization_endpoint: `${issuer}/authorize` };
  return prompts ? { ...endpoint, prompt_values_supported: prompts } : endpoint;
}

const GRACE = { email: 'grace@hopper.example', given_name: 'Grace', family_name: 'Hopper' };

/** Responds as requested: in the fragment like Google, or with a posted form like Apple. */
function consentPage(asked: URLSearchParams, idToken: string): string {
  const back = asked.get('redirect_uri') ?? '';
  const state = asked.get('state') ?? '';
  const posted = asked.get('response_mode') === 'form_post';
  const way = (label: string, answer: Record<string, string>) =>
    posted
      ? `<form method="post" action="${back}">${fieldsOf(answer)}<button>${label}</button></form>`
      : `<a href="${back}#${new URLSearchParams(answer)}">${label}</a>`;
  return `<!doctype html><title>Issuer</title>
    ${way('Continue as Grace', { state, id_token: idToken })} ${way('Cancel', { state, error: 'access_denied' })}`;
}

function fieldsOf(answer: Record<string, string>): string {
  return Object.entries(answer)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('');
}
