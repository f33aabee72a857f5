import { PHRASES } from '../../words/phrases.ts';
import type { Language } from '../vocabulary/languages.ts';
import { policyIn, type RefundWriting, refundsIn } from './refund-sentences.ts';
import type { RefundableStay, RefundPolicy } from './refunds.ts';

/** Describes a policy in sentences, before a stay is chosen: on home page, prices, questions and terms. */
export function describeRefundPolicy(language: Language, policy?: RefundPolicy): string {
  return policyIn(PHRASES[language].refunds, language, policy);
}

/**
 * Describes the refund for cancelling a stay from `at` on, with its own sums and times. Shown before and after booking,
 * and emailed.
 */
export function describeRefunds(language: Language, stay: RefundableStay, at: Date, writing: RefundWriting): string {
  return refundsIn(PHRASES[language].refunds, language, stay, at, writing);
}
