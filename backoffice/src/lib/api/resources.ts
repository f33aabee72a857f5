import { type AnyStruct, type Endpoint, endpoints, HOST_SORTS, STASHPOINT_SORTS } from '@cubby/api';

/**
 * What the console lists and edits: react-admin's resource name → where the API keeps it, what it sorts by, and what
 * its records go by where that is not `id`.
 */
const resources = {
  bookings: {
    list: endpoints.listAdminBookings,
    sort: ['created', 'dropoff', 'total_price_amount'],
  },
  incidents: { list: endpoints.listIncidents, sort: ['created', 'respond_by'] },
  mails: { list: endpoints.listMails, sort: ['created'] },
  refunds: { list: endpoints.listRefunds, sort: ['created', 'amount'] },
  places: { list: endpoints.listAdminPlaces, sort: ['name', 'stashpoint_count'] },
  'seo-contents': { list: endpoints.listAdminContents, words: 'contents', sort: ['updated', 'language', 'location'] },
  coupons: { list: endpoints.listCoupons, sort: ['code', 'created', 'expires_at', 'active_at'] },
  'coupon-batches': { list: endpoints.createCoupons, sort: [] },
  otas: { list: endpoints.listOtas, sort: ['name', 'email', 'created'] },
  areas: { list: endpoints.listAreas, sort: ['name', 'radius', 'created'] },
  'voucher-batches': { list: endpoints.issueVouchers, sort: [] },
  vouchers: { list: endpoints.listVouchers, sort: ['code', 'created', 'expires_at', 'activates'] },
  currencies: { list: endpoints.listAdminCurrencies, sort: ['code'] },
  reviews: { list: endpoints.listAdminReviews, sort: ['created', 'stashpoint_rating', 'stasher_rating'] },
  users: { list: endpoints.listUsers, sort: ['email', 'last_name', 'created'] },
  hosts: { list: endpoints.listHosts, sort: HOST_SORTS },
  stashpoints: { list: endpoints.listAdminStashpoints, sort: STASHPOINT_SORTS },
} as const satisfies Record<string, Resource>;

export interface Resource {
  list: Endpoint & { response: AnyStruct };
  sort: readonly string[];
  key?: string;
  /** Where the dictionaries name its fields, where that is not its own name. */
  words?: string;
}
export type ResourceName = keyof typeof resources;
export const RESOURCES = Object.keys(resources) as ResourceName[];

/** @throws Error for a name nobody gave. */
export function resourceOf(name: string): Resource {
  if (!Object.hasOwn(resources, name)) throw new Error(`There is no resource "${name}".`);
  return resources[name as ResourceName];
}
