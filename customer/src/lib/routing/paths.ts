import {
  citiesPath,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  LUGGAGE_STORAGE_SEGMENTS,
  leadsTo,
  localPath,
  ownPath,
  placePath,
  type Routed,
  stashpointPath,
  withLanguage,
} from '@cubby/api';

type Query = Record<string, string | number | undefined>;

/** Builds every address of the site in one language. No other code builds addresses. */
export function pathsOf(language: Language) {
  const at = (path: string, query: Query = {}) => withLanguage(path, language) + queryOf(query);
  return {
    home: () => at('/'),
    cities: () => citiesPath(language),
    place: (place: Routed, query: Query = {}) => placePath(place, language) + queryOf(query),
    stashpoint: (place: Routed, id: string, query: Query = {}) => stashpointPath(place, id, language) + queryOf(query),
    about: () => at('/about'),
    blog: () => at('/blog'),
    blogTag: (slug: string) => at(`/blog/tags/${slug}`),
    blogPost: (slug: string) => at(`/blog/${slug}`),
    support: () => at('/support'),
    becomeAHost: () => at('/becomeahost'),
    cookiePolicy: () => at('/cookie-policy'),
    guarantee: () => at('/guarantee'),
    faq: () => at('/faq'),
    pricing: () => at('/pricing'),
    privacyPolicy: () => at('/privacy-policy'),
    partners: () => at('/partners'),
    partner: (slug: string) => at(`/${slug}`),
    reviews: (query?: Query) => at('/reviews', query),
    terms: () => at('/termsandconditions'),
    unavailable: (query?: Query) => at('/unavailable', query),
    lockers: (stashpointId: string, query?: Query) => at(`/lockers/${stashpointId}`, query),
    survey: (bookingId: string, query?: Query) => at(`/surveys/bookings/${bookingId}`, query),
    search: (query?: Query) => at('/search', query),
    checkout: (stashpointId: string, query?: Query) => at(`/checkout/${stashpointId}`, query),
    paymentReturn: (bookingId: string) => at(`/checkout/return/${bookingId}`),
    login: (query?: Query) => at('/login', query),
    loginEmail: (query?: Query) => at('/login/email', query),
    loginRecovery: () => at('/login/recovery'),
    loginReview: () => at('/login/review'),
    loginPin: (query?: Query) => at('/login/pin', query),
    signup: (query?: Query) => at('/signup', query),
    bookings: () => at('/account/bookings'),
    booking: (id: string, query?: Query) => at(`/account/bookings/${id}`, query),
    claim: (id: string) => at(`/account/bookings/${id}/claim`),
    profile: () => at('/account/profile'),
    confirmEmail: () => at('/account/confirm-email'),
    mails: () => at('/account/mails'),
    deleteAccount: () => at('/account/delete'),
  };
}
export type Paths = ReturnType<typeof pathsOf>;

/**
 * Splits an address into its language and the path as the routes define it, with any language's segment in English. An
 * address without a language is English.
 */
export function splitPath(pathname: string): { language: Language; path: string } {
  const [first = '', ...rest] = pathname.replace(/^\/+|\/+$/g, '').split('/');
  const language = LANGUAGES.find((code) => code === first && code !== DEFAULT_LANGUAGE);
  const parts = language ? rest : [first, ...rest];
  const segments = Object.values(LUGGAGE_STORAGE_SEGMENTS);
  if (segments.includes(parts[0] ?? '')) parts[0] = LUGGAGE_STORAGE_SEGMENTS.en;
  return { language: language ?? DEFAULT_LANGUAGE, path: `/${parts.join('/')}` };
}

/** Returns the same page in another language; a place's own page corrects its route once it is loaded. */
export function inLanguage(pathname: string, search: string, language: Language): string {
  const { path } = splitPath(pathname);
  return localPath(path, language) + (search && `?${search.replace(/^\?/, '')}`);
}

/** Returns the page to open after signing in: a path of our own, never another site's, and not the sign-in itself. */
export function safeNext(next: string | null, fallback: string): string {
  const own = ownPath(next);
  return own && !leadsTo(splitPath(own).path, SIGN_IN_PAGES) ? own : fallback;
}

const SIGN_IN_PAGES = ['/login', '/login/email', '/login/link', '/login/pin', '/login/recovery', '/signup'];

function queryOf(query: Query): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text.replaceAll('%3A', ':')}`;
}
