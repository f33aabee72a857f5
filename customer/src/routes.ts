import { parse } from 'regexparam';
import type { ScreenPart } from './lib/i18n/load-words.ts';

type Screen = `./${string}/${string}Page.tsx`;

export interface RouteRow {
  /** The path without language and with the English segment (`lib/paths.ts`). */
  path: string;
  /** The screen's file; its default export is the component. */
  page: Screen;
  /** The screens that most visitors go on to: fetched while this one is used. */
  next?: readonly Screen[];
  /** The parts of the dictionary it uses, besides those every screen shares. */
  words?: readonly ScreenPart[];
  /** Personal to a user: drawn by the browser alone, and never cached by anyone else. */
  personal?: true;
  /** Public, but not indexed: search results, sign-in. */
  unlisted?: true;
  /** Without the footer, so that no link distracts from paying or showing a pass. */
  bare?: true;
  /** Text only: the server's page is complete, and its code loads once the visitor uses the page. */
  read?: true;
}

const SEARCH = './search/SearchPage.tsx';
const STASHPOINT = './stashpoint/StashpointPage.tsx';
const CHECKOUT = './checkout/CheckoutPage.tsx';
const BOOKING = './booking/BookingPage.tsx';

const PAID_STAY: readonly ScreenPart[] = ['payment', 'checkout', 'booking'];

/** The site's routes: the first that matches an address is shown. */
export const ROUTES: readonly RouteRow[] = [
  { path: '/', page: './home/HomePage.tsx', next: [SEARCH] },
  { path: '/search', page: SEARCH, next: [STASHPOINT], unlisted: true },

  { path: '/luggage-storage', page: './places/AllCitiesPage.tsx' },
  ...['/:city', '/:country/:city', '/:country/:city/:location'].map(
    (place): RouteRow => ({
      path: `/luggage-storage${place}/stashpoints/:id`,
      page: STASHPOINT,
      next: [CHECKOUT],
    }),
  ),
  ...['/:country', '/:country/:city', '/:country/:city/:location'].map(
    (place): RouteRow => ({
      path: `/luggage-storage${place}`,
      page: './places/PlacePage.tsx',
      next: [SEARCH, STASHPOINT],
    }),
  ),

  { path: '/about', page: './content/AboutPage.tsx', words: ['about'], read: true },
  { path: '/support', page: './content/SupportPage.tsx', words: ['support'], read: true },
  { path: '/faq', page: './content/FaqPage.tsx', words: ['faq'], read: true },
  { path: '/guarantee', page: './content/GuaranteePage.tsx', words: ['guarantee'], read: true },
  { path: '/pricing', page: './content/PricingPage.tsx', words: ['pricing'], read: true },
  { path: '/partners', page: './content/PartnersPage.tsx', words: ['partners'], read: true },
  { path: '/becomeahost', page: './host/BecomeAHostPage.tsx', words: ['host'] },
  { path: '/blog', page: './blog/BlogPage.tsx', words: ['blog'], read: true },
  { path: '/blog/tags/:tag', page: './blog/BlogPage.tsx', words: ['blog'], read: true },
  { path: '/blog/:slug', page: './blog/PostPage.tsx', words: ['blog'], read: true },
  { path: '/cookie-policy', page: './content/CookiePolicyPage.tsx', words: ['cookie-policy', 'legal'], read: true },
  { path: '/privacy-policy', page: './content/PrivacyPolicyPage.tsx', words: ['privacy-policy', 'legal'], read: true },
  { path: '/termsandconditions', page: './content/TermsPage.tsx', words: ['terms', 'legal'], read: true },

  { path: '/lockers/:stashpointId', page: './lockers/LockersPage.tsx', words: ['lockers'] },
  { path: '/reviews', page: './reviews/ReviewsPage.tsx', words: ['reviews'] },
  { path: '/unavailable', page: './unavailable/UnavailablePage.tsx', words: ['unavailable'], unlisted: true },
  { path: '/surveys/bookings/:booking', page: './survey/SurveyPage.tsx', words: ['survey'], personal: true },

  {
    path: '/checkout/:stashpointId',
    page: CHECKOUT,
    next: [BOOKING],
    words: [...PAID_STAY, 'options'],
    personal: true,
    bare: true,
  },

  {
    path: '/checkout/return/:bookingId',
    page: './checkout/PaymentReturnPage.tsx',
    words: ['payment'],
    personal: true,
    bare: true,
  },
  {
    path: '/checkout/trial/:intentId',
    page: './checkout/TrialPayPalPage.tsx',
    words: ['payment'],
    personal: true,
    bare: true,
  },

  { path: '/login/email', page: './login/EmailPage.tsx', words: ['login'], unlisted: true },
  { path: '/login/pin', page: './login/PinPage.tsx', words: ['login'], personal: true },
  { path: '/login/recovery', page: './login/RecoveryPage.tsx', words: ['login'], personal: true },
  { path: '/login/link', page: './login/LinkPage.tsx', words: ['login'], personal: true },
  { path: '/login/undo-email', page: './login/UndoEmailPage.tsx', words: ['login'], personal: true },
  { path: '/login/undo-payout', page: './login/UndoPayoutPage.tsx', words: ['login'], personal: true },
  { path: '/login/review', page: './login/ReviewPage.tsx', words: ['login'], personal: true },
  { path: '/signup', page: './login/SignUpPage.tsx', words: ['login'], unlisted: true },

  {
    path: '/account/bookings',
    page: './account/BookingsPage.tsx',
    words: ['account', 'booking'],
    personal: true,
  },
  {
    path: '/account/bookings/:bookingId',
    page: BOOKING,
    words: [...PAID_STAY, 'incident', 'manage'],
    personal: true,
    bare: true,
  },
  {
    path: '/account/bookings/:bookingId/claim',
    page: './claim/ClaimPage.tsx',
    words: ['claim', 'booking', 'account', 'login'],
    personal: true,
  },
  { path: '/account/profile', page: './account/ProfilePage.tsx', words: ['account', 'login'], personal: true },
  {
    path: '/account/confirm-email',
    page: './account/ConfirmEmailPage.tsx',
    words: ['account', 'login'],
    personal: true,
  },
  { path: '/account/mails', page: './account/MailChoicesPage.tsx', words: ['account'], personal: true },
  { path: '/account/delete', page: './account/DeletePage.tsx', words: ['account'], personal: true },
  // Last: a path that matches no other route may be a partner's name.
  { path: '/:partner', page: './partner/PartnerPage.tsx', words: ['partners'] },
];

/** Addresses that only redirect; the query string is passed on. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/login': '/login/email',
  '/account': '/account/bookings',
};

export function redirectOf(path: string): string | undefined {
  return REDIRECTS[path];
}

const patterns = ROUTES.map((row) => ({ row, pattern: parse(row.path).pattern }));

export function routeOf(path: string): RouteRow | undefined {
  return isPossible(path) ? patterns.find(({ pattern }) => pattern.test(path))?.row : undefined;
}

/** Returns the screens that most visitors go on to from a path. */
export function nextOf(path: string): RouteRow[] {
  const next = routeOf(path)?.next ?? [];
  return next.flatMap((page) => ROUTES.find((row) => row.page === page) ?? []);
}

/** A control character, or more in a segment than any name or id has. */
const IMPOSSIBLE = /%[01][\da-f]|%7f|\p{Cc}|[^/]{400}/iu;

/** Tells whether anything can have this path; what nobody would write is not asked for. */
export function isPossible(path: string): boolean {
  return !IMPOSSIBLE.test(path);
}
