/** Where hosts, and travellers whose claim is paid, can have their money sent. */
export const PAYMENT_TYPES = ['bank_transfer', 'paypal'] as const;
