import type {
  AdminBooking,
  AdminPlace,
  AdminStashpoint,
  AdminUser,
  Coupon,
  Host,
  RunPayout,
  StaffScope,
  Voucher,
} from '@cubby/api';
import type { RaRecord } from 'ra-core';
import type { ResourceName } from '../../lib/resources/resources.ts';
import { filtered, recordPath } from '../../lib/routing/paths.ts';

/** A record found from anywhere in the console. */
export interface Found {
  /** The address of its page, which also identifies it. */
  href: string;
  /** The kind of record, as a key of the dictionary. */
  group: string;
  name: string;
  /** Tells it from others of that name. */
  detail: string;
}

interface Source {
  resource: ResourceName;
  scope: StaffScope;
  group: string;
  present: (record: RaRecord) => Omit<Found, 'group'>;
}

/** Checks that a source reads fields its records have. */
function source<T>(
  resource: ResourceName,
  scope: StaffScope,
  group: string,
  present: (record: T) => Omit<Found, 'group'>,
): Source {
  return { resource, scope, group, present: present as Source['present'] };
}

/** The lists that are searched, those a caller most likely asks about first. */
export const SOURCES: readonly Source[] = [
  source<AdminBooking>('bookings', 'bookings:all', 'bookings.title', ({ id, customer, stashpoint }) => ({
    href: recordPath('bookings', id),
    name: id,
    detail: `${customer.name}, ${stashpoint.name}`,
  })),
  source<AdminUser>('users', 'users:all', 'users.title', ({ id, first_name, last_name, email, phone_number }) => ({
    href: recordPath('users', id),
    name: `${first_name} ${last_name}`.trim() || email,
    detail: [email, phone_number].filter(Boolean).join(', '),
  })),
  source<AdminStashpoint>(
    'stashpoints',
    'stashpoints:all',
    'stashpoints.title',
    ({ id, name, address, nearest_city }) => ({
      href: recordPath('stashpoints', id),
      name,
      detail: address.includes(nearest_city.name) ? address : `${address}, ${nearest_city.name}`,
    }),
  ),
  source<Host>('hosts', 'hosts:all', 'hosts.title', ({ id, business_name, first_name, last_name, email }) => ({
    href: recordPath('hosts', id),
    name: business_name,
    detail: `${first_name} ${last_name}, ${email}`,
  })),
  source<RunPayout>(
    'payouts',
    'money:all',
    'money.runs.title',
    ({ id, run_id, host, account_holder, account_number_end }) => ({
      href: filtered(recordPath('payout-runs', run_id), { q: id }),
      name: host?.business_name ?? account_holder,
      detail: `…${account_number_end}, ${id}`,
    }),
  ),
  source<AdminPlace>('places', 'places:all', 'places.title', ({ id, name, parent_name }) => ({
    href: recordPath('places', id),
    name,
    detail: parent_name ?? '',
  })),
  source<Coupon>('coupons', 'coupons:all', 'coupons.title', ({ code, campaign }) => ({
    href: recordPath('coupons', code),
    name: code,
    detail: campaign ?? '',
  })),
  source<Voucher>('vouchers', 'partners:all', 'vouchers.title', ({ code, campaign }) => ({
    href: recordPath('vouchers', code),
    name: code,
    detail: campaign ?? '',
  })),
];
