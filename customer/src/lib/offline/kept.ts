/** Names of the caches. */
export const ASSETS = 'cubby-assets';
export const PAGES = 'cubby-pages';
/** Holds a user's personal answers; deleted when they sign out. */
export const PERSONAL = 'cubby-personal';

/** Returns true for code, styles, fonts and the icon. */
export function isAsset(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname === '/favicon.svg';
}

/** Returns true for a booking's own page and that of its claims, in any language. */
export function isBookingPage(pathname: string): boolean {
  return /^(\/[a-z]{2})?\/account\/bookings(\/[A-Z0-9]+(\/claim)?)?\/?$/.test(pathname);
}

/** Returns the one page that all booking pages of a language share: the server sends it without contents. */
export function sharedPage(pathname: string): string {
  const [, language = ''] = pathname.match(/^(\/[a-z]{2})(?=\/|$)/) ?? [];
  return `${language}/account/bookings`;
}

/** Returns true for a page of the site, and not another resource of the server. */
export function isSitePage(pathname: string): boolean {
  return !/^\/(v\d|_|docs|openapi|assets|media|map|healthz)/.test(pathname);
}

export interface KeptPass {
  id: string;
  /** The signature of the link that opened it; null for a booking of the traveller who signed in. */
  pass: string | null;
}

/** Returns the passes among the addresses of kept calls, each once, with its signature if any has it. */
export function passesAmong(addresses: readonly string[]): KeptPass[] {
  const passes = new Map<string, string | null>();
  for (const { pathname, searchParams } of addresses.map((address) => new URL(address))) {
    const [, id] = pathname.match(/^\/v2\/bookings\/([A-Z0-9]+)$/) ?? [];
    if (id) passes.set(id, searchParams.get('pass') ?? passes.get(id) ?? null);
  }
  return [...passes].map(([id, pass]) => ({ id, pass }));
}

/** Returns true for the static map of a place. */
export function isStillMap(pathname: string): boolean {
  return pathname.startsWith('/map/still/stashpoint/');
}

/** Returns true for the calls of a pass: the booking, its messages, its claims, its place, its map, and what every screen shares. */
export function isKeptCall(pathname: string): boolean {
  return (
    pathname === '/v2/app-context' ||
    /^\/v2\/bookings(\/[A-Z0-9]+(\/(conversation|claims))?)?$/.test(pathname) ||
    /^\/v3\/stashpoints\/[0-9a-f]+$/.test(pathname) ||
    isStillMap(pathname)
  );
}
