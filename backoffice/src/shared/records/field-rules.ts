const CODES = { code: 'shared.rule.code', prefix: 'shared.rule.code', count: 'shared.rule.code_count' } as const;
const VALID_FOR = { expiresAt: 'shared.rule.end_after_start' } as const;
const COUPONS = {
  ...CODES,
  ...VALID_FOR,
  percent: 'shared.rule.percent',
  amount: 'shared.rule.amount',
  ccyCode: 'shared.rule.currency',
  customerId: 'shared.rule.person',
  cityId: 'shared.rule.city',
} as const;
const VOUCHERS = { ...CODES, ...VALID_FOR } as const;

/**
 * Sentences for rules that the contract's types do not state, by resource and field. Of a nested field, the first and the
 * last name count: `translations.english.slug` is `translations.slug`.
 */
const RULES: Record<string, Record<string, string>> = {
  stashpoints: {
    hostId: 'shared.rule.host',
    storageType: 'shared.rule.storage_type',
    nearestCityId: 'shared.rule.city',
    coordinates: 'shared.rule.pin',
    countryCode: 'shared.rule.country_code',
    firstDayCommission: 'stashpoints.share_too_large',
    extraDayCommission: 'stashpoints.share_too_large',
    capacity: 'shared.rule.capacity',
    closures: 'shared.rule.closures',
    openingHoursExceptions: 'shared.rule.special_hours',
    upsellLink: 'shared.rule.web_address',
  },
  hosts: { stashpointIds: 'shared.rule.places_of_host' },
  coupons: COUPONS,
  'coupon-batches': COUPONS,
  vouchers: VOUCHERS,
  'voucher-batches': VOUCHERS,
  places: {
    timezone: 'shared.rule.timezone',
    parentId: 'shared.rule.parent',
    'translations.slug': 'shared.rule.slug',
  },
  users: { role: 'shared.rule.role' },
  'seo-contents': {
    locationId: 'shared.rule.place',
    promptId: 'shared.rule.one_text',
    values: 'shared.rule.empty_text',
  },
};

/** Returns the dictionary's key of a field's own rule, by the draft's path, or null without one. */
export function ownRuleOf(resource: string, path: string): string | null {
  const names = path.split('.').filter((name) => !/^\d+$/.test(name));
  const [first = ''] = names;
  const key = names.length > 1 ? `${first}.${names.at(-1)}` : first;
  return RULES[resource]?.[key] ?? null;
}
