import { setTimeout } from 'node:timers/promises';
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { array, type Infer, is, optional, string, type } from 'superstruct';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { SignInProvider } from '../../../contract/structs/app-context.ts';
import { fetchBounded } from '../../platform/http/fetch-bounded.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import type { SignInProvider as Settings } from '../../platform/settings/config.ts';

/** Limits of a response: keys and metadata are a few kilobytes. */
const BOUNDS = { timeoutMs: 10_000, mostBytes: 200_000 };
/** The longest that a page waits for a provider's endpoints; the look-up continues for later pages. */
const PAGE_WAITS_MS = 1_500;
/** The pause after a failed look-up of a provider's endpoints. */
const RETRY_MS = 60_000;
/** The tolerated difference between clocks. */
const TOLERANCE_SECONDS = 30;
const ALGORITHMS = ['RS256', 'ES256'];

/** The person an ID token identifies; names are empty where the provider does not give them. */
export interface ProvenPerson {
  /** The provider's own id for them, which never changes. */
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The hash that identifies the token, and the time until which it could be sent again. */
  proof: { hash: string; until: Date };
}

/** An OpenID Connect identity provider: Apple, Google, or a stand-in for them. */
export class IdentityProvider {
  readonly #settings: Settings;
  readonly #keys: ReturnType<typeof createRemoteJWKSet>;
  readonly #prompt: string | null;
  #endpoint: Promise<Found | null> | null = null;
  #askedAt = 0;

  /** @param prompt The prompt of each request, unless the provider's metadata lists its prompts without this one. */
  constructor(settings: Settings, prompt: string | null = null) {
    this.#settings = settings;
    this.#prompt = prompt;
    this.#keys = createRemoteJWKSet(new URL(settings.jwksUrl), {
      timeoutDuration: BOUNDS.timeoutMs,
      [customFetch]: (address, { headers, method }) => fetchBounded(address, BOUNDS, { headers, method }),
    });
  }

  /**
   * Reads an ID token: its signature, issuer, audience, time, nonce, and that its email address is verified. A token
   * made with a nonce is worth nothing without it, so that one taken from elsewhere cannot be used here.
   *
   * @throws CubbyError INCORRECT_CREDENTIALS; UNAVAILABLE when the provider's keys cannot be read.
   */
  async verify(idToken: string, nonce: string | undefined, now: Date): Promise<ProvenPerson> {
    const payload = await this.#read(idToken, now);
    const verified = payload.email_verified === true || payload.email_verified === 'true';
    if (payload.nonce !== nonce || !verified || typeof payload.email !== 'string' || !payload.sub) throw incorrect();
    return {
      subject: payload.sub ?? '',
      email: payload.email,
      firstName: nameOf(payload.given_name),
      lastName: nameOf(payload.family_name),
      proof: { hash: proofHash(idToken), until: new Date(((payload.exp ?? 0) + TOLERANCE_SECONDS) * 1000) },
    };
  }

  /** Returns what the browser needs to begin; null while the provider's endpoints are unknown. */
  async forBrowser(): Promise<SignInProvider | null> {
    const found = await Promise.race([this.#discovered(), setTimeout(PAGE_WAITS_MS, null, { ref: false })]);
    if (found === null) return null;
    const { authorization_endpoint, prompt_values_supported: known } = found;
    const prompt = this.#prompt && (known === undefined || known.includes(this.#prompt)) ? this.#prompt : null;
    return { client_id: this.#settings.clientId, authorization_endpoint, ...(prompt && { prompt }) };
  }

  async #read(idToken: string, now: Date): Promise<JWTPayload> {
    const { issuer, clientId } = this.#settings;
    try {
      const { payload } = await jwtVerify(idToken, this.#keys, {
        issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp'],
        clockTolerance: TOLERANCE_SECONDS,
        currentDate: now,
      });
      return payload;
    } catch (error) {
      throw isProvidersFault(error)
        ? new CubbyError('UNAVAILABLE', 'The identity provider does not respond: use a sign-in code by email.')
        : incorrect();
    }
  }

  #discovered(): Promise<Found | null> {
    if (this.#endpoint) return this.#endpoint;
    if (Date.now() - this.#askedAt < RETRY_MS) return Promise.resolve(null);
    this.#askedAt = Date.now();
    const asked = discover(this.#settings.issuer).catch(() => null);
    this.#endpoint = asked;
    asked.then((found) => {
      if (found === null) this.#endpoint = null;
    });
    return asked;
  }
}

const Discovery = type({
  issuer: string(),
  authorization_endpoint: string(),
  prompt_values_supported: optional(array(string())),
});
type Found = Infer<typeof Discovery>;

async function discover(issuer: string): Promise<Found | null> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetchBounded(address, BOUNDS);
  const document: unknown = response.ok ? await response.json() : null;
  if (!is(document, Discovery) || !URL.canParse(document.authorization_endpoint)) return null;
  // A document of another issuer would send people elsewhere (OpenID Connect Discovery, 4.3).
  if (document.issuer !== issuer) return null;
  return /^https?:$/.test(new URL(document.authorization_endpoint).protocol) ? document : null;
}

/**
 * Tells whether an error is the provider's: keys that could not be fetched are no evidence against the token; all other
 * errors are.
 */
function isProvidersFault(error: unknown): boolean {
  return (
    !(error instanceof errors.JOSEError) ||
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC'
  );
}

/** Hashes the signed part: the same claims under another valid signature are the same proof. */
function proofHash(idToken: string): string {
  return sha256(idToken.slice(0, idToken.lastIndexOf('.')));
}

function nameOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim().slice(0, 250) : '';
}

function incorrect(): CubbyError {
  return fieldError('id_token', 'The identity provider’s token is not valid.', 'INCORRECT_CREDENTIALS');
}

export interface HasSignInProviders {
  /** The providers people can sign in with, besides our own codes; null where one is not configured. */
  signInProviders: { google: IdentityProvider | null; apple: IdentityProvider | null };
}
