import { COUNTER_PATHS, leadsTo, ownPath } from '@cubby/api';
import type { ResourceName } from '../resources/resources.ts';

/** Addresses of the staff console (specification §2) that are no record's, and that of the travellers' site. */
export const paths = {
  home: '/',
  login: '/login',
  account: '/account',
  approval: '/account/stashpoints/approval',
  newCoupons: '/account/coupons/create-many',
} as const;

/** Resources whose address has another name. */
const ADDRESSES: Partial<Record<ResourceName, string>> = {
  areas: 'otas/areas',
  'host-balances': 'months/balances',
  invoices: 'months/invoices',
  'ledger-entries': 'reconciliation/ledger',
  places: 'cities',
  'reconciled-days': 'reconciliation/days',
  unexplained: 'reconciliation',
  vouchers: 'otas/vouchers',
};

/** Returns the address of a resource's list. */
export function listPath(of: ResourceName): string {
  return `${paths.account}/${ADDRESSES[of] ?? of}`;
}

/** Returns the address of the form for a new record. */
export function newPath(of: ResourceName): string {
  return `${listPath(of)}/create`;
}

/** Returns the address of a record. */
export function recordPath(of: ResourceName, id: string): string {
  return `${listPath(of)}/${encodeURIComponent(id)}`;
}

/** Returns the address of the form of a record that is shown on a page of its own. */
export function editPath(of: ResourceName, id: string): string {
  return `${recordPath(of, id)}/edit`;
}

/** Returns the address of a list with filters already set. */
export function filtered(list: string, filter: Record<string, unknown>): string {
  return `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** Returns the page with everything about an email address or a phone number. */
export function contactPath(contact: string): string {
  return `${listPath('bookings')}/contact?contact=${encodeURIComponent(contact)}`;
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
