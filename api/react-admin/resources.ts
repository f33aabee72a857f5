import {
  type AnyStruct,
  type Endpoint,
  type Endpoints,
  endpoints,
  fieldAt,
  itemOf,
  type QueryOf,
  type StaffScope,
} from '../contract/index.ts';

/** Resources that are not called like their list in the contract, or have none. */
const OTHERS = {
  // One whole booking. Apart from `bookings`, whose rows have fewer fields and would stand in for it while it loads.
  booking: endpoints.listBookings,
  // All staff may list these, each the part they may read.
  assignments: endpoints.listAssignments,
  changes: endpoints.listChanges,
  cities: endpoints.listAdminPlaces,
  colleagues: endpoints.inviteColleague,
  'coupon-batches': endpoints.createCoupons,
  'seo-contents': endpoints.listAdminContents,
  'voucher-batches': endpoints.issueVouchers,
} as const;

/** The path of a row that lists records for staff, in an order they choose. */
type PathOf<Row> = Row extends { method: 'GET'; scope: StaffScope; path: infer Path extends string }
  ? 'sort' extends keyof QueryOf<Row>
    ? Path
    : never
  : never;
type NameIn<Path extends string> = Path extends `${string}{${string}`
  ? never
  : Path extends `/v2/${'admin-' | 'prepaid-bookings/'}${infer Name}`
    ? Name
    : Path extends `/v2/${infer Name}`
      ? Name
      : never;

/**
 * The records that staff list and edit, by their lists in the contract: `coupons` is the one at `/v2/coupons`, `reviews`
 * the one at `/v2/admin-reviews`.
 */
export type ResourceName = keyof typeof OTHERS | NameIn<PathOf<Endpoints[keyof Endpoints]>>;

export interface ApiResource {
  path: Endpoint['path'];
  sort: readonly string[];
  /** The scope that staff need to list it. */
  scope: StaffScope | undefined;
}

const ROWS = new Map<string, Endpoint>([
  ...Object.values<Endpoint>(endpoints)
    .filter(({ method, scope, query }) => method === 'GET' && scope && query?.schema.sort)
    .map((row) => [row.path.replace(/^.*\/(admin-)?/, ''), row] as const),
  ...Object.entries(OTHERS),
]);

/** @throws Error for an unknown name. */
function rowOf(name: string): Endpoint {
  const row = ROWS.get(name);
  if (!row) throw new Error(`There is no resource "${name}".`);
  return row;
}

/** @throws Error for an unknown name. */
export function apiResource(name: string): ApiResource {
  const { path, scope, query } = rowOf(name);
  return { path, scope, sort: Object.keys(query?.schema.sort?.schema ?? {}) };
}

/** Returns the struct of a row of a resource's list. */
export function rowStruct(resource: string): AnyStruct {
  return itemOf(rowOf(resource));
}

/** Tells whether the records of a resource's list have a field. */
export function isField(resource: string, name: string): boolean {
  return fieldAt(rowStruct(resource), name) !== undefined;
}
