import { AFFILIATE_DAYS, ANALYTICS_DAYS, COOKIES } from '@cubby/api';
import { daysFromNow, deleteCookie, deviceStorage, readCookie, writeCookie } from '@cubby/api/client';
import { useSyncExternalStore } from 'react';

const STORED_AS = 'cubby.consent';
const AFFILIATE_COOKIES = [COOKIES.tag, COOKIES.affiliate] as const;

/** A visitor's answer on being counted; null before they have given one. */
export type Consent = 'given' | 'refused' | null;

const listeners = new Set<() => void>();

export function getConsent(): Consent {
  const said = deviceStorage.getItem(STORED_AS);
  return said === 'given' || said === 'refused' ? said : null;
}

/**
 * Stores the answer and applies it: it sets or removes the analytics cookies. `arrivedWith` is the query of the address
 * the visitor came to first.
 */
export function setConsent(consent: Consent, arrivedWith?: string): void {
  if (consent) deviceStorage.setItem(STORED_AS, consent);
  else deviceStorage.removeItem(STORED_AS);
  applyConsent(arrivedWith);
  for (const listener of listeners) listener();
}

/**
 * Writes or removes the analytics and affiliate cookies. An affiliate's mark arrives in the address and is only stored
 * once the visitor agrees.
 */
export function applyConsent(arrivedWith = window.location.search): void {
  if (getConsent() !== 'given') {
    for (const name of [COOKIES.analytics, ...AFFILIATE_COOKIES]) if (readCookie(name)) deleteCookie(name);
    return;
  }
  if (!readCookie(COOKIES.analytics)) writeCookie(COOKIES.analytics, analyticsClientId(), daysFromNow(ANALYTICS_DAYS));
  const query = new URLSearchParams(arrivedWith);
  for (const name of AFFILIATE_COOKIES) {
    const mark = query.get(name);
    if (mark) writeCookie(name, mark.slice(0, 200), daysFromNow(AFFILIATE_DAYS));
  }
}

/** Returns `undecided` only in the browser: a page drawn on the server asks no visitor. */
export function useConsent(): Consent | 'unknown' {
  return useSyncExternalStore<Consent | 'unknown'>(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getConsent,
    () => 'unknown',
  );
}

/** Returns an id in the format of analytics tools: version, depth, a random number, the second it was made. */
function analyticsClientId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `GA1.1.${random}.${Math.floor(Date.now() / 1000)}`;
}
