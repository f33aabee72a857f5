/** Payment providers. A new one is a word here; the compiler then asks for its gateway and its form. */
export const PAYMENT_PROVIDERS = ['stripe', 'sandbox'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];
