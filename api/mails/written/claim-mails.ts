import type { ClaimCause } from '../../contract/rules/claims.ts';
import { action, facts, quote } from '../parts.ts';
import { mail } from './written-mail.ts';

/** Steps of a claim that its traveller is notified of. */
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

/** Emails about a claim for a lost or damaged bag. `text` is staff's own words, or the bank's; `uncovered` says that the guarantee was left
 * out. */
export const claimMails = {
  claimStep: mail<
    Facts & {
      step: ClaimMailStep;
      amount: string | null;
      account: string | null;
      text: string | null;
      uncovered: string | null;
    }
  >(
    (t, f) => t(`claimStep.subject.${f.step}`, f),
    (t, f) => [
      t('common.hello', f),
      t(`claimStep.text.${f.step}`, { ...f, amount: f.amount ?? '', account: f.account ?? '' }),
      f.uncovered,
      f.text && quote(f.text),
      action(t('claimStep.view'), f.link),
    ],
  ),
  claimToHost: mail<Facts & { traveller: string; cause: ClaimCause; text: string; answerBy: string }>(
    (t, f) => t('claimToHost.subject', f),
    (t, f) => [
      t('common.hello', f),
      t(`claimToHost.cause.${f.cause}`, f),
      quote(f.text),
      t('claimToHost.yourSide'),
      facts([t('common.respondBy'), f.answerBy]),
      action(t('claimToHost.respond'), f.link),
    ],
  ),
  /** `amount` is what the host bears; null for nothing. */
  claimDecided: mail<Facts & { outcome: 'accepted' | 'refused'; amount: string | null }>(
    (t, f) => t('claimDecided.subject', f),
    (t, f) => [
      t('common.hello', f),
      t(`claimDecided.outcome.${f.outcome}`, f),
      f.amount ? t('claimDecided.share', { amount: f.amount }) : t('claimDecided.nothing'),
      action(t('claimDecided.view'), f.link),
    ],
  ),
};
