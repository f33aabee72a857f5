import type { Verdict } from '../../contract/rules/incidents.ts';
import { action, facts, quote } from '../parts.ts';
import { mail } from './written-mail.ts';

/** Facts in staff's replies about a report. `text` is their own words, `link` the booking or the report. */
interface Facts {
  name: string;
  id: string;
  stashpoint: string;
  /** Time of the report. */
  at: string;
  verdict: Verdict | null;
  /** The sum of all refunds made with decisions on the report; null for none. */
  refunded: string | null;
  /** The host's deadline; null for none. */
  answerBy: string | null;
  text: string | null;
  link: string;
}

/** Emails of staff to the two sides of a report, chosen from templates. */
export const caseReplies = {
  travellerReviewing: mail<Facts>(
    (t, f) => t('travellerReviewing.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('travellerReviewing.text', f),
      f.text && quote(f.text),
      t('common.addAnything'),
      action(t('common.yourBooking'), f.link),
    ],
  ),
  travellerQuestion: mail<Facts>(
    (t, f) => t('travellerQuestion.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('travellerQuestion.text', f),
      f.text && quote(f.text),
      t('travellerQuestion.reply'),
      action(t('common.yourBooking'), f.link),
    ],
  ),
  travellerOutcome: mail<Facts>(
    (t, f) => t('travellerOutcome.subject', f),
    (t, f) => [
      t('common.hello', f),
      t(f.verdict === 'upheld' ? 'travellerOutcome.upheld' : 'travellerOutcome.dismissed', f),
      f.refunded && t('travellerOutcome.refunded', { refunded: f.refunded }),
      f.text && quote(f.text),
      t('travellerOutcome.disagree'),
      action(t('common.yourBooking'), f.link),
    ],
  ),
  hostReviewing: mail<Facts>(
    (t, f) => t('hostReviewing.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('hostReviewing.text', f),
      f.text && quote(f.text),
      t('common.addAnything'),
      action(t('common.viewReport'), f.link),
    ],
  ),
  hostQuestion: mail<Facts>(
    (t, f) => t('hostQuestion.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('hostQuestion.text', f),
      f.text && quote(f.text),
      t('hostQuestion.reply'),
      action(t('common.viewReport'), f.link),
    ],
  ),
  hostReminder: mail<Facts>(
    (t, f) => t('hostReminder.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('hostReminder.text', f),
      f.answerBy && facts([t('common.respondBy'), f.answerBy]),
      f.text && quote(f.text),
      action(t('hostReminder.respond'), f.link),
    ],
  ),
};
