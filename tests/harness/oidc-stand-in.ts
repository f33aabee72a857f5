import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { chooserPage, claimsOf, type ProviderAccount } from './oidc-accounts.ts';

/** A certified OpenID provider, set up like Google or Apple. */
export interface OidcStandIn {
  issuer: string;
  /** Starts serving a site, whose address it has to know. */
  serve: (siteUrl: string) => void;
  /** The parameters of each sign-in request, latest last. */
  asked: URLSearchParams[];
  /** While away, requests for its keys are not answered. */
  setAway: (isAway: boolean) => void;
  close: () => Promise<void>;
}

type Kind = 'google' | 'apple';

export async function startOidcStandIn(kind: Kind, accounts: readonly ProviderAccount[]): Promise<OidcStandIn> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    response.writeHead(503).end();
  let isAway = false;
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname === '/auth') asked.push(searchParams);
    if (isAway && pathname === '/jwks') return response.writeHead(503).end();
    handle(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    asked,
    serve: (siteUrl) => {
      handle = handlerOf(issuer, kind, accounts, siteUrl);
    },
    setAway: (next) => {
      isAway = next;
    },
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}

function handlerOf(issuer: string, kind: Kind, accounts: readonly ProviderAccount[], siteUrl: string) {
  const provider = new Provider(issuer, configurationOf(kind, accounts, siteUrl));
  allowLocalSites(provider);
  if (kind === 'apple') behaveAsApple(provider, accounts);
  const answer = provider.callback();
  return (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    if (request.method === 'GET') {
      const page = chooserPage(request.url, accounts);
      return void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    }
    return void choose(provider, request, response);
  };
}

async function choose(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const accountId = new URLSearchParams(Buffer.concat(chunks).toString()).get('account');
  const result = accountId
    ? { login: { accountId }, select_account: {}, consent: {} }
    : { error: 'access_denied', error_description: 'Cancelled.' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function configurationOf(kind: Kind, accounts: readonly ProviderAccount[], siteUrl: string): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  // Google supports a prompt to choose the account; Apple rejects an unknown prompt.
  if (kind === 'google') policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const client =
    kind === 'google'
      ? { redirect_uris: [`${siteUrl}/login/email`], response_types: ['id_token' as const], grant_types: ['implicit'] }
      : {
          redirect_uris: [`${siteUrl}/login/apple-return`],
          response_types: ['code id_token' as const],
          grant_types: ['implicit', 'authorization_code'],
        };
  return {
    clients: [{ client_id: 'cubby', token_endpoint_auth_method: 'none', ...client }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'stand-in' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified', 'is_private_email'],
      profile: ['name', 'given_name', 'family_name'],
    },
    scopes: ['openid', 'email', 'profile', 'name'],
    // Both put all claims into the ID token.
    conformIdTokenClaims: false,
    ttl: { AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 3600 },
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => {
      const account = accounts.find(({ subject }) => subject === id);
      return account && { accountId: id, claims: () => ({ ...claimsOf(kind, account), sub: id }) };
    },
    // Choosing an account counts as consent.
    loadExistingGrant: async (context) => {
      const { client: asking, session, provider } = context.oidc;
      const grant = new provider.Grant({ clientId: asking?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile name');
      await grant.save();
      return grant;
    },
  };
}

/**
 * Allows local sites: a web client of the implicit flow needs https and a domain, and a site under test has neither.
 */
function allowLocalSites(provider: Provider): void {
  const schema = (provider.Client as unknown as { Schema: { prototype: { invalidate: Invalidate } } }).Schema.prototype;
  const { invalidate } = schema;
  schema.invalidate = function allow(message, code) {
    if (code !== 'implicit-force-https' && code !== 'implicit-forbid-localhost') invalidate.call(this, message, code);
  };
}
type Invalidate = (this: unknown, message: string, code?: string) => void;

/** Imitates Apple, which requests no `openid`, and sends the name once, beside the token, at the first sign-in. */
function behaveAsApple(provider: Provider, accounts: readonly ProviderAccount[]): void {
  const told = new Set<string>();
  provider.use(async (context, next) => {
    if (context.path === '/auth') context.query = { ...context.query, scope: `openid ${context.query.scope}` };
    await next();
    const subject = context.oidc?.session?.accountId;
    const account = accounts.find((each) => each.subject === subject);
    if (!account || told.has(account.subject) || !String(context.body).includes('name="id_token"')) return;
    told.add(account.subject);
    const { firstName, lastName, email } = account;
    const user = JSON.stringify({ name: { firstName, lastName }, email }).replaceAll('"', '&quot;');
    context.body = String(context.body).replace('</form>', `<input type="hidden" name="user" value="${user}"/></form>`);
  });
}
