/** Days for which analytics and affiliate cookies are stored, once a visitor agrees. */
export const ANALYTICS_DAYS = 390;
export const AFFILIATE_DAYS = 30;
export const ANALYTICS_BATCH = { size: 10, intervalMs: 2000 } as const;
export const PURCHASE_TAX_SHARE = 0.2;

/** Query parameters that advertisements add to the address of the page they lead to. */
export const MARKETING_PARAMETERS = [
  'gad_source',
  'gbraid',
  'gclid',
  'ref',
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_query',
  'utm_source',
  'utm_term',
  'wbraid',
] as const;
