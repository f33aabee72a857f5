import type { ReferenceTo } from './RecordName.tsx';

/** The form in which a field's value is written for people: `words` are a dictionary's section, `of` is the record it names. */
export type FieldKind = FieldFormat | { words: string } | { of: ReferenceTo };

export type FieldFormat =
  | 'money'
  | 'percent'
  | 'limit'
  | 'metres'
  | 'position'
  | 'country'
  | 'language'
  | 'language_flags'
  | 'language_texts'
  | 'place_names'
  | 'paragraphs'
  | 'weekly_hours'
  | 'special_hours'
  | 'closures'
  | 'sizes'
  | 'size_prices'
  | 'pictures'
  | 'rights'
  | 'secret';

/** Fields with one meaning in every resource, by the draft's names. Dates, numbers and texts are known by themselves. */
const COMMON: Record<string, FieldKind> = {
  amount: 'money',
  assigneeId: { of: 'users' },
  language: 'language',
  role: { words: 'users.role' },
  hostId: { of: 'hosts' },
  stashpointId: { of: 'stashpoints' },
  stashpointIds: { of: 'stashpoints' },
  bookingId: { of: 'bookings' },
  cityId: { of: 'places' },
  gaps: { words: 'months.gap' },
};

/** The other fields of each resource. */
const OF_RESOURCE: Record<string, Record<string, FieldKind>> = {
  stashpoints: {
    type: { words: 'stashpoint_type' },
    storageType: { words: 'storage_type' },
    quality: { words: 'stashpoints.quality' },
    status: { words: 'status' },
    holidayOpenType: { words: 'stashpoints.holiday' },
    countryCode: 'country',
    nearestCityId: { of: 'places' },
    coordinates: 'position',
    firstDayCost: 'money',
    extraDayCost: 'money',
    bookingFee: 'money',
    guaranteeFee: 'money',
    treePrice: 'money',
    firstDayCommission: 'money',
    extraDayCommission: 'money',
    sizePricing: 'size_prices',
    capacity: 'sizes',
    openingHours: 'weekly_hours',
    openingHoursExceptions: 'special_hours',
    closures: 'closures',
    descriptions: 'language_texts',
    photo: 'pictures',
    upsellPhoto: 'pictures',
  },
  hosts: {
    countryCode: 'country',
    accountCountry: 'country',
    noticeKinds: { words: 'notices.kind' },
    kinds: { words: 'notices.kind' },
    paymentType: { words: 'hosts.payment_type' },
    onHold: { words: 'shared.hold' },
    pin: 'secret',
  },
  coupons: {
    percent: 'percent',
    usesLeft: 'limit',
    usesPerCustomer: 'limit',
    customerId: { of: 'users' },
  },
  places: {
    kind: { words: 'places.kind' },
    parentId: { of: 'places' },
    center: 'position',
    translations: 'place_names',
    googleIndexed: 'language_flags',
    picture: 'pictures',
  },
  'seo-contents': { locationId: { of: 'places' }, values: 'paragraphs' },
  areas: { radius: 'metres' },
  vouchers: { otaId: { of: 'otas' }, areaId: { of: 'areas' } },
  users: { scopes: 'rights' },
};

/** Fields of the log that only machines read: ids of people without a page of their own. */
const UNSHOWN: readonly string[] = ['person'];

export function kindOf(resource: string, field: string): FieldKind | null {
  return OF_RESOURCE[resource]?.[field] ?? COMMON[field] ?? null;
}

export function isShown(field: string): boolean {
  return !UNSHOWN.includes(field);
}
