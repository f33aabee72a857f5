export const COOKIES = {
  checkout: 'checkout',
  token: 'cs_token',
  user: 'cs_user',
  analytics: '_ga',
  clientUuid: 'stasher_uuid',
  tag: 'tagrid',
  affiliate: 'awc',
} as const;

/** Set by the server after a write, where replicas are read: by its end all of them have that write. */
export const READ_AFTER_COOKIE = { name: 'cubby_read_after', seconds: 10 } as const;

export const CLIENT_UUID_DAYS = 365;
