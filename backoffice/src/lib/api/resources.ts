import { type Endpoint, endpoints, fieldAt, HOST_SORTS, itemOf, STASHPOINT_SORTS } from '@cubby/api';

/** The records the console lists and edits: react-admin's resource name → its path in the API and its sort fields. */
const resources = {
  bookings: {
    path: endpoints.listAdminBookings.path,
    sort: ['created', 'dropoff', 'total_price_amount'],
  },
  // One whole booking. Apart from `bookings`, whose rows have fewer fields and would stand in for it while it loads.
  booking: { path: endpoints.listBookings.path, words: 'bookings', sort: [] },
  incidents: { path: endpoints.listIncidents.path, sort: ['created', 'respond_by', 'answer_by'] },
  commissions: { path: endpoints.listCommissions.path, words: 'money.commissions', sort: ['created'] },
  invoices: { path: endpoints.listInvoices.path, words: 'money.invoices', sort: ['issued', 'number', 'gross'] },
  'invoice-lines': { path: endpoints.listInvoiceLines.path, sort: [] },
  payouts: { path: endpoints.listPayouts.path, words: 'money.payouts', sort: ['created', 'amount'] },
  'payout-runs': { path: endpoints.listPayoutRuns.path, words: 'money.runs', sort: ['created'] },
  'account-changes': {
    path: endpoints.listAccountChanges.path,
    words: 'money.account_changes',
    sort: ['created', 'starts_at'],
  },
  unexplained: { path: endpoints.listUnexplained.path, words: 'money.unexplained', sort: ['found', 'occurred'] },
  'reconciled-days': { path: endpoints.listReconciledDays.path, words: 'money.days', sort: ['day'] },
  mails: { path: endpoints.listMails.path, sort: ['created'] },
  refunds: { path: endpoints.listRefunds.path, sort: ['state', 'created', 'amount'] },
  places: { path: endpoints.listAdminPlaces.path, sort: ['name', 'stashpoint_count'] },
  'seo-contents': {
    path: endpoints.listAdminContents.path,
    words: 'contents',
    sort: ['updated', 'language', 'location'],
  },
  coupons: { path: endpoints.listCoupons.path, sort: ['code', 'created', 'expires_at', 'active_at'] },
  'coupon-batches': { path: endpoints.createCoupons.path, words: 'coupons', sort: [] },
  otas: { path: endpoints.listOtas.path, sort: ['name', 'email', 'created'] },
  areas: { path: endpoints.listAreas.path, sort: ['name', 'radius', 'created'] },
  'voucher-batches': { path: endpoints.issueVouchers.path, words: 'vouchers', sort: [] },
  vouchers: { path: endpoints.listVouchers.path, sort: ['code', 'created', 'expires_at', 'activates'] },
  depreciations: { path: endpoints.listDepreciations.path, sort: ['id'] },
  currencies: { path: endpoints.listAdminCurrencies.path, sort: ['code'] },
  reviews: { path: endpoints.listAdminReviews.path, sort: ['created', 'stashpoint_rating', 'stasher_rating'] },
  users: { path: endpoints.listUsers.path, sort: ['email', 'last_name', 'created'] },
  colleagues: { path: endpoints.inviteColleague.path, words: 'users', sort: [] },
  hosts: { path: endpoints.listHosts.path, sort: HOST_SORTS },
  stashpoints: { path: endpoints.listAdminStashpoints.path, sort: STASHPOINT_SORTS },
} as const satisfies Record<string, Resource>;

export interface Resource {
  path: Endpoint['path'];
  sort: readonly string[];
  /** The dictionary section with its field names and its list's texts, if it differs from its own name. */
  words?: string;
}
/** The resources hosts work with; the API returns only their own rows. */
export const HOST_RESOURCES: readonly ResourceName[] = ['stashpoints', 'bookings', 'incidents', 'reviews'];
/** Resources that belong to the host's record instead of a place. */
export const HOST_MONEY: readonly ResourceName[] = ['commissions', 'invoices', 'payouts'];
export type ResourceName = keyof typeof resources;

/** @throws Error for an unknown name. */
export function resourceOf(name: string): Resource {
  if (!Object.hasOwn(resources, name)) throw new Error(`There is no resource "${name}".`);
  return resources[name as ResourceName];
}

/** Tells whether the records of a resource have a field. */
export function isField(resource: string, name: string): boolean {
  const { path } = resourceOf(resource);
  const list = Object.values<Endpoint>(endpoints).find((each) => each.method === 'GET' && each.path === path);
  return list !== undefined && fieldAt(itemOf(list), name) !== undefined;
}
