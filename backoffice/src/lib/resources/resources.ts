import { type ApiResource, apiResource, type ResourceName } from '@cubby/api/react-admin';

export { isField, type ResourceName } from '@cubby/api/react-admin';

/** Sections of the dictionary that are not called like their resource. */
const SECTIONS: Partial<Record<ResourceName, string>> = {
  'account-changes': 'money.account_changes',
  booking: 'bookings',
  colleagues: 'users',
  commissions: 'money.commissions',
  'coupon-batches': 'coupons',
  invoices: 'money.invoices',
  'payout-runs': 'money.runs',
  payouts: 'money.payouts',
  'reconciled-days': 'money.days',
  'seo-contents': 'contents',
  unexplained: 'money.unexplained',
  'voucher-batches': 'vouchers',
};

interface Resource extends ApiResource {
  /** The dictionary section with its field names and its list's texts. */
  words: string;
}

/** @throws Error for an unknown name. */
export function resourceOf(name: string): Resource {
  return { ...apiResource(name), words: SECTIONS[name as ResourceName] ?? name };
}
