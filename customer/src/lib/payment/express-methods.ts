/** The order of the express buttons, by Stripe's names for them. */
export const EXPRESS_ORDER = ['apple_pay', 'google_pay', 'paypal', 'link'] as const;
export type ExpressMethod = (typeof EXPRESS_ORDER)[number];

/** Their own names, the same in every language. */
export const EXPRESS_NAMES: Record<ExpressMethod, string> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  paypal: 'PayPal',
  link: 'Link',
};
