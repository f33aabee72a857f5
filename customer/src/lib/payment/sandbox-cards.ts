import { plainDigits } from '@cubby/api';

/**
 * Test card numbers and Stripe's payment methods for them. The number is looked up here, in the browser, so that no
 * card number ever reaches our server.
 */
const PAYMENT_METHODS: Record<string, string> = {
  '4242424242424242': 'pm_card_visa',
  '5555555555554444': 'pm_card_mastercard',
  '378282246310005': 'pm_card_amex',
  '4000000000000002': 'pm_card_chargeDeclined',
  '4000000000009995': 'pm_card_chargeDeclinedInsufficientFunds',
  '4000000000000069': 'pm_card_chargeDeclinedExpiredCard',
  '4000000000000127': 'pm_card_chargeDeclinedIncorrectCvc',
  '4000002500003155': 'pm_card_authenticationRequired',
  '4000000000003220': 'pm_card_threeDSecure2Required',
};

/** The cards listed in the card form's help. */
export const LISTED_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'succeeds' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0025 0000 3155', outcome: 'asks' },
  { number: '4000 0000 0000 3220', outcome: 'asks' },
] as const;

/** Returns the payment method of a test number, however it is spaced; null for any other number. */
export function paymentMethodOf(cardNumber: string): string | null {
  return PAYMENT_METHODS[plainDigits(cardNumber).replace(/\D/g, '')] ?? null;
}

/** Groups digits in fours, as printed on the card. */
export function groupCardNumber(typed: string): string {
  return plainDigits(typed)
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');
}

/** Returns true if "MM/YY" names a month that is not over. */
export function isExpiryValid(typed: string, now: Date): boolean {
  const [, month = '', year = ''] = typed.replace(/\s/g, '').match(/^(\d{2})\/?(\d{2})$/) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return false;
  return new Date(2000 + Number(year), Number(month), 1) > now;
}

export function isCvcValid(typed: string): boolean {
  return /^\d{3,4}$/.test(typed);
}
