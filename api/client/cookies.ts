import { CLIENT_UUID_DAYS, COOKIES } from '../contract/vocabulary/cookies.ts';

/** Returns the value of a cookie; null if it is not set, or if there is no browser (rendering on a server). */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return entry === undefined ? null : decodeURIComponent(entry.slice(name.length + 1));
}

/**
 * Writes a cookie: always secure and same-site strict (specification §9), and for this host only, so that staff and
 * travellers never mix.
 */
export function writeCookie(name: string, value: string, expires: Date): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Expires=${expires.toUTCString()}; SameSite=Strict; Secure`;
}

export function deleteCookie(name: string): void {
  writeCookie(name, '', new Date(0));
}

export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

/** Identifies this browser to the API for a year, to tell one visit's calls from another's. */
export function clientUuid(): string {
  const known = readCookie(COOKIES.clientUuid);
  if (known) return known;
  const created = crypto.randomUUID();
  writeCookie(COOKIES.clientUuid, created, daysFromNow(CLIENT_UUID_DAYS));
  return created;
}
