import type { ClaimCause } from '../../contract/rules/claims.ts';
import type { MailText } from './mail-texts.ts';

/** Steps of a claim that its traveller is told of. */
export type ClaimMailStep =
  | 'sent'
  | 'host_answered'
  | 'more_needed'
  | 'accepted'
  | 'refused'
  | 'account_given'
  | 'paid'
  | 'returned';

interface Facts {
  name: string;
  /** Number of the booking. */
  id: string;
  /** Number of the claim. */
  number: string;
  stashpoint: string;
  link: string;
}

/** Emails about a claim for a lost or damaged bag. `text` is staff's own words, or the bank's. */
export interface ClaimMailTexts {
  claimStep: MailText<
    Facts & { step: ClaimMailStep; amount: string | null; account: string | null; text: string | null }
  >;
  claimToHost: MailText<Facts & { traveller: string; cause: ClaimCause; text: string; answerBy: string }>;
  /** `amount` is what the host bears; null for nothing. */
  claimDecided: MailText<Facts & { outcome: 'accepted' | 'refused'; amount: string | null }>;
}
