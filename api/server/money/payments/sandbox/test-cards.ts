/** The results of Stripe's own test payment methods; any other name is charged. */
export type TestCardOutcome =
  | { kind: 'charge' }
  | { kind: 'authenticate' }
  | { kind: 'decline'; code: string; declineCode: string | null; message: string };

const DECLINES: Record<string, Omit<Extract<TestCardOutcome, { kind: 'decline' }>, 'kind'>> = {
  pm_card_chargeDeclined: {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'The card was declined.',
  },
  pm_card_chargeDeclinedInsufficientFunds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'The card has insufficient funds.',
  },
  pm_card_chargeDeclinedExpiredCard: { code: 'expired_card', declineCode: null, message: 'The card has expired.' },
  pm_card_chargeDeclinedIncorrectCvc: {
    code: 'incorrect_cvc',
    declineCode: null,
    message: 'The security code is incorrect.',
  },
};

const AUTHENTICATED = new Set([
  'pm_card_authenticationRequired',
  'pm_card_threeDSecure2Required',
  'pm_card_threeDSecureRequired',
]);

export function outcomeOf(paymentMethod: string): TestCardOutcome {
  const decline = DECLINES[paymentMethod];
  if (decline) return { kind: 'decline', ...decline };
  return { kind: AUTHENTICATED.has(paymentMethod) ? 'authenticate' : 'charge' };
}

const FACES: Record<string, { brand: string; last4: string }> = {
  pm_card_visa_debit: { brand: 'visa', last4: '5556' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_amex: { brand: 'amex', last4: '0005' },
  pm_card_discover: { brand: 'discover', last4: '9424' },
  pm_card_diners: { brand: 'diners', last4: '0004' },
  pm_card_jcb: { brand: 'jcb', last4: '0505' },
  pm_card_unionpay: { brand: 'unionpay', last4: '0005' },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3155' },
  pm_card_threeDSecure2Required: { brand: 'visa', last4: '3220' },
};

/** Returns the visible details of a saved card. */
export function faceOf(paymentMethod: string): { brand: string; last4: string } {
  return FACES[paymentMethod] ?? { brand: 'visa', last4: '4242' };
}
