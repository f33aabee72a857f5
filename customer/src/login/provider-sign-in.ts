import type { Language, SignInProvider } from '@cubby/api';
import { tabStorage } from '@cubby/api/client';

export const PROVIDERS = ['google', 'apple'] as const;
export type Provider = (typeof PROVIDERS)[number];
export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', apple: 'Apple' };

/** The browser's record while the visitor is at a provider. */
export interface Journey {
  provider: Provider;
  /** Returned unchanged: an answer without a request from here is rejected. */
  state: string;
  /** Sealed into the token, so that a token made for another sign-in is invalid. */
  nonce: string;
  language: Language;
  next: string | null;
}

export type Answer =
  | { status: 'token'; idToken: string; firstName: string | null; lastName: string | null }
  | { status: 'cancelled' | 'failed' };

/**
 * Returns the address where the sign-in at a provider begins (OpenID Connect, the token comes back without a detour
 * over our server). Apple sends names only to a server and only by a form, hence its own redirect address.
 *
 * @param origin where the site is open, such as `https://cubby.example`
 */
export function authorizationUrl(
  settings: SignInProvider,
  { provider, state, nonce }: Journey,
  origin: string,
): string {
  const url = new URL(settings.authorization_endpoint);
  const asked = {
    client_id: settings.client_id,
    state,
    nonce,
    ...(provider === 'apple'
      ? {
          redirect_uri: `${origin}/login/apple-return`,
          response_type: 'code id_token',
          response_mode: 'form_post',
          scope: 'name email',
        }
      : {
          redirect_uri: `${origin}/login/email`,
          response_type: 'id_token',
          scope: 'openid email profile',
          ...(settings.prompt && { prompt: settings.prompt }),
        }),
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

/** Reads the answer from the fragment of the page's address; null if the fragment is none. */
export function readAnswer(fragment: string, journey: Journey | null): Answer | null {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''));
  const idToken = answer.get('id_token');
  const error = answer.get('error');
  if (!idToken && !error) return null;
  if (!journey || answer.get('state') !== journey.state) return { status: 'failed' };
  if (idToken)
    return { status: 'token', idToken, firstName: answer.get('first_name'), lastName: answer.get('last_name') };
  return { status: error === 'access_denied' || error === 'user_cancelled_authorize' ? 'cancelled' : 'failed' };
}

const KEY = 'cubby.sign-in';

export function keepJourney(journey: Journey): void {
  tabStorage.setItem(KEY, JSON.stringify(journey));
}

/** Returns this tab's stored record, if any; storage that is blocked or was tampered with yields nothing. */
export function keptJourney(): Journey | null {
  try {
    return JSON.parse(tabStorage.getItem(KEY) ?? 'null') as Journey | null;
  } catch {
    return null;
  }
}

export function forgetJourney(): void {
  tabStorage.removeItem(KEY);
}
