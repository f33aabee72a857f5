export const COOKIES = {
  checkout: 'checkout',
  token: 'cs_token',
  user: 'cs_user',
  analytics: '_ga',
  clientUuid: 'stasher_uuid',
  tag: 'tagrid',
  affiliate: 'awc',
} as const;

export const CLIENT_UUID_DAYS = 365;
