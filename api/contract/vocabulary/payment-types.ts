/** The ways in which hosts, and travellers whose claim is paid, can get their money. */
export const PAYMENT_TYPES = ['bank_transfer', 'paypal'] as const;
