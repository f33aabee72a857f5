import { COUNTER_PATHS, leadsTo, ownPath } from '@cubby/api';

/** All addresses of the staff console (specification §2), and that of the travellers' site. */
export const paths = {
  home: '/',
  login: '/login',
  account: '/account',
  stashpoints: '/account/stashpoints',
  approval: '/account/stashpoints/approval',
  newStashpoint: '/account/stashpoints/create',
  stashpoint: (id: string) => `/account/stashpoints/${segment(id)}`,
  editStashpoint: (id: string) => `/account/stashpoints/${segment(id)}/edit`,
  hosts: '/account/hosts',
  newHost: '/account/hosts/create',
  host: (id: string) => `/account/hosts/${segment(id)}`,
  editHost: (id: string) => `/account/hosts/${segment(id)}/edit`,
  bookings: '/account/bookings',
  booking: (id: string) => `/account/bookings/${segment(id)}`,
  incidents: '/account/incidents',
  incident: (id: string) => `/account/incidents/${segment(id)}`,
  refunds: '/account/refunds',
  accountChanges: '/account/account-changes',
  payoutRuns: '/account/payout-runs',
  payoutRun: (id: string) => `/account/payout-runs/${id.startsWith(':') ? id : encodeURIComponent(id)}`,
  reconciliation: '/account/reconciliation',
  reconciledDays: '/account/reconciliation/days',
  mails: '/account/mails',
  cities: '/account/cities',
  newCity: '/account/cities/create',
  city: (id: string) => `/account/cities/${segment(id)}`,
  contents: '/account/seo-contents',
  newContent: '/account/seo-contents/create',
  coupons: '/account/coupons',
  newCoupon: '/account/coupons/create',
  newCoupons: '/account/coupons/create-many',
  coupon: (code: string) => `/account/coupons/${segment(code)}`,
  otas: '/account/otas',
  newOta: '/account/otas/create',
  ota: (id: string) => `/account/otas/${segment(id)}`,
  areas: '/account/otas/areas',
  newArea: '/account/otas/areas/create',
  area: (id: string) => `/account/otas/areas/${segment(id)}`,
  vouchers: '/account/otas/vouchers',
  newVoucher: '/account/otas/vouchers/create',
  voucher: (code: string) => `/account/otas/vouchers/${segment(code)}`,
  depreciations: '/account/depreciations',
  currencies: '/account/currencies',
  currency: (code: string) => `/account/currencies/${segment(code)}`,
  reviews: '/account/reviews',
  review: (id: string) => `/account/reviews/${segment(id)}`,
  users: '/account/users',
  newUser: '/account/users/create',
  user: (id: string) => `/account/users/${segment(id)}`,
  content: (id: string) => `/account/seo-contents/${segment(id)}/edit`,
} as const;

/** Returns the address of a list with filters already set. */
export function filtered(list: string, filter: Record<string, unknown>): string {
  return `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** A segment of an address; `:name` matches any, in the table of pages. */
function segment(id: string): string {
  return id.startsWith(':') ? id : encodeURIComponent(id);
}

/** Returns the address of the approval queue, opened at one place. */
export function approvalOf(id: string): string {
  return `${paths.approval}?place=${encodeURIComponent(id)}`;
}

/** Returns the sign-in page, with the page to continue to and the reason for a forced sign-out (specification §2). */
export function loginPath(next: string, reason?: 'UNAUTHORIZED' | 'UNPAIRED'): string {
  const query = new URLSearchParams({
    ...(next !== paths.home && { next }),
    ...(reason && { redirectReason: reason }),
  });
  const text = query.toString();
  return text ? `${paths.login}?${text}` : paths.login;
}

/** Returns the console that a page belongs to, by its address. */
export function consoleAt({ host }: Pick<Location, 'host'>): 'hosts' | 'staff' {
  return host.startsWith('hosts.') ? 'hosts' : 'staff';
}

/** Tells whether an address of this site is another document, which this router cannot show. */
export function isOtherPage(href: string, { host }: Pick<Location, 'host'>): boolean {
  return host.startsWith('hosts.') && COUNTER_PATHS.includes(href.split(/[?#]/)[0] ?? '');
}

/** Returns the address to continue to after a sign-in: always on this site, even if the link was forged. */
export function nextPath(search: string): string {
  const next = ownPath(new URLSearchParams(search).get('next'));
  return next && !leadsTo(next, [paths.login]) ? next : paths.home;
}

/** Returns the same address on another of our sites; in development the travellers' site is one port below. */
export function siteUrl(label: 'admin' | null, path: string, location: Pick<Location, 'protocol' | 'host'>): string {
  const bare = location.host.replace(/^(admin|hosts)\./, '').replace(/:5174$/, label ? ':5174' : ':5173');
  return `${location.protocol}//${label ? `${label}.` : ''}${bare}${path}`;
}
