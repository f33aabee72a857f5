import type { ChangeEntity } from '@cubby/api';
import { type ApiResource, apiResource, type ResourceName } from '@cubby/api/react-admin';

export { isField, type ResourceName } from '@cubby/api/react-admin';

/** Sections of the dictionary that are not called like their resource. */
const SECTIONS: Partial<Record<ResourceName, string>> = {
  'account-changes': 'money.account_changes',
  booking: 'bookings',
  colleagues: 'users',
  commissions: 'money.commissions',
  'coupon-batches': 'coupons',
  'host-balances': 'money.balances',
  invoices: 'money.invoices',
  'ledger-entries': 'money.ledger',
  'payout-runs': 'money.runs',
  payouts: 'money.payouts',
  'reconciled-days': 'money.days',
  'seo-contents': 'contents',
  unexplained: 'money.unexplained',
  'voucher-batches': 'vouchers',
};

/** The resource that has each kind of record in the log. */
export const RESOURCE_OF_ENTITY: Readonly<Record<ChangeEntity, ResourceName>> = {
  stashpoint: 'stashpoints',
  host: 'hosts',
  booking: 'bookings',
  incident: 'incidents',
  depreciation: 'depreciations',
  mail: 'mails',
  coupon: 'coupons',
  place: 'places',
  seo_content: 'seo-contents',
  ota: 'otas',
  area: 'areas',
  voucher: 'vouchers',
  review: 'reviews',
  user: 'users',
  currency: 'currencies',
  payout_run: 'payout-runs',
  unexplained: 'unexplained',
  month: 'months',
};

/** The entity under which the log has the changes of a resource; several resources have the same records. */
const LOGGED_AS: ReadonlyMap<string, ChangeEntity> = new Map([
  ...Object.entries(RESOURCE_OF_ENTITY).map(([entity, resource]) => [resource, entity as ChangeEntity] as const),
  ['booking', 'booking'],
  ['cities', 'place'],
  ['colleagues', 'user'],
]);

/** Resources that the log knows by their code. */
const LOGGED_BY_CODE: readonly string[] = ['coupons', 'currencies', 'vouchers'];

/** Returns the key of a record's changes in the log; undefined if there are none of its kind. */
export function logKeyOf(resource: string, record: { id?: unknown; code?: unknown }) {
  const entity = LOGGED_AS.get(resource);
  const id = LOGGED_BY_CODE.includes(resource) ? record.code : record.id;
  return entity && { entity, entity_id: String(id ?? '') };
}

interface Resource extends ApiResource {
  /** The dictionary section with its field names and its list's texts. */
  words: string;
}

/** @throws Error for an unknown name. */
export function resourceOf(name: string): Resource {
  return { ...apiResource(name), words: SECTIONS[name as ResourceName] ?? name };
}
