import { ResponseError } from '@cubby/api/client';
import { errorId } from '../api/error-id.ts';
import { errorMessage } from '../i18n/error-message.ts';
import type { I18n } from '../i18n/i18n.ts';
import { NotConfirmed } from './use-payment.ts';

const DECLINES = {
  insufficient_funds: 'payment.declined.insufficientFunds',
  expired_card: 'payment.declined.expiredCard',
  incorrect_cvc: 'payment.declined.incorrectCvc',
  payment_intent_authentication_failure: 'payment.notConfirmed',
  resource_missing: 'payment.declined.tooLate',
  token_already_used: 'payment.declined.tooLate',
} as const;
type Decline = keyof typeof DECLINES;

/** Returns the reason for a failed payment and what to do about it: the bank's reason in our words. */
export function paymentMessage(t: I18n['t'], error: unknown): string {
  if (error instanceof NotConfirmed) return t('payment.notConfirmed');
  if (errorId(error) === 'UNAVAILABLE') return t('payment.unavailable');
  if (!(error instanceof ResponseError) || error.id !== 'PAYMENT_FAILED') return errorMessage(t, error);
  const { decline_code, code } = error.payment ?? {};
  return t(DECLINES[decline_code as Decline] ?? DECLINES[code as Decline] ?? 'payment.declined.generic');
}
