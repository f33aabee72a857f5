import { action, facts, links, quote, stashpoint } from '../parts.ts';
import {
  bagsRow,
  bookingRow,
  directions,
  hoursRow,
  type RefundFacts,
  type StayFacts,
  timeRows,
  type WayFacts,
  waitingRefunds,
} from './stay-parts.ts';
import { mail } from './written-mail.ts';

interface LatePaymentFacts extends StayFacts {
  amount: string;
  roomIsGone: boolean;
  /** Alternatives for the bags, or null. */
  stashpoints: { name: string; link: string }[] | null;
  link: string;
}

/** Emails to a traveller about a booking, from its confirmation to a review. */
export const stayMails = {
  /** `refunds` describes the refunds for a cancellation, from the policy; null if nothing was paid. */
  confirmed: mail<StayFacts & WayFacts & { total: string; link: string; refunds: string | null }>(
    (t, f) => t('confirmed.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('confirmed.text'),
      stashpoint(f),
      f.pass,
      facts(bookingRow(t, f), ...timeRows(t, f), bagsRow(t, f.bags), [t('confirmed.paid'), f.total], hoursRow(t, f)),
      directions(t, f),
      action(t('common.pass'), f.link),
      f.cover,
      f.refunds,
    ],
  ),
  cancelled: mail<StayFacts & RefundFacts>(
    (t, f) => t('cancelled.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('cancelled.text', f),
      f.card && t('refunds.card', { card: f.card }),
      f.credit && t('cancelled.credit', { credit: f.credit }),
      ...waitingRefunds(t, f),
      !f.card && !f.credit && !f.waiting && t('cancelled.nothing'),
    ],
  ),
  /** Refunds by staff; null for a source without one. */
  refunded: mail<{ name: string; id: string; card: string | null; credit: string | null }>(
    (t, f) => t('refunded.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('refunded.text', f),
      f.card && t('refunded.card', { card: f.card }),
      f.credit && t('refunded.credit', { credit: f.credit }),
    ],
  ),
  /**
   * A payment could not be accepted and is refunded: the space was gone, or the payment came too late or twice.
   */
  latePayment: mail<LatePaymentFacts>(
    (t, f) => t('latePayment.subject', f),
    (t, f) => [
      t('common.hello', f),
      t(f.roomIsGone ? 'latePayment.roomIsGone' : 'latePayment.notNeeded', f),
      t('latePayment.refund'),
      f.stashpoints && links(t('latePayment.nearby'), f.stashpoints),
      f.roomIsGone && !f.stashpoints && action(t('latePayment.find'), f.link, t('latePayment.search')),
    ],
  ),
  /** `until`: the end of the time in which a no-show can be undone; null once it is over. */
  noShow: mail<StayFacts & { link: string; until: string | null }>(
    (t, f) => t(f.until ? 'noShow.subject.coming' : 'noShow.subject.over', f),
    (t, f) => [
      t('common.hello', f),
      t('noShow.text', f),
      f.until
        ? action(t('noShow.coming'), f.link, t('noShow.until', { until: f.until }))
        : action(t('common.viewBooking'), f.link, t('noShow.wrong')),
    ],
  ),
  collectedQuestion: mail<{ name: string; id: string; stashpoint: string; link: string }>(
    (t, f) => t('collectedQuestion.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('collectedQuestion.text', f),
      action(t('collectedQuestion.answer'), f.link, t('collectedQuestion.confirm')),
    ],
  ),
  reviewRequest: mail<{ name: string; stashpoint: string; link: string }>(
    (t, f) => t('reviewRequest.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('reviewRequest.text', f),
      action(t('reviewRequest.rate'), f.link, t('reviewRequest.ratings')),
      t('reviewRequest.thanks'),
    ],
  ),
  /** The place has replied to their review. */
  reviewAnswered: mail<{ name: string; stashpoint: string; answer: string; link: string }>(
    (t, f) => t('reviewAnswered.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('reviewAnswered.text', f),
      quote(t('reviewAnswered.answer', f)),
      action(t('reviewAnswered.read'), f.link, t('reviewAnswered.everyone')),
    ],
  ),
};
