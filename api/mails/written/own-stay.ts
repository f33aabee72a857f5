import { action, facts, stashpoint } from '../parts.ts';
import {
  bagsRow,
  bookingRow,
  callable,
  counting,
  directions,
  hoursRow,
  type MessageFacts,
  type StayFacts,
  timeRows,
  type WayFacts,
} from './stay-parts.ts';
import { mail } from './written-mail.ts';

/** A changed stay: `dropoff`, `pickup` and `bagsNow` include the former values, if they changed. */
interface ChangeFacts extends StayFacts, WayFacts {
  bagsNow: string;
  /** The payment for the change. */
  paid: string | null;
  /** The refunds. */
  card: string | null;
  credit: string | null;
  /** The amount that the change saves too late for a refund. */
  unrefunded: string | null;
  /** The price of the stay with what was not refunded. */
  total: string;
  refunds: string | null;
  link: string;
}

/** Automatic emails to a traveller about their own stay: changes and reminders. */
export const ownStay = {
  changed: mail<ChangeFacts>(
    (t, f) => t('changed.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('changed.text'),
      stashpoint(f),
      f.pass,
      facts(
        bookingRow(t, f),
        ...timeRows(t, f),
        bagsRow(t, f.bagsNow),
        f.paid && [t('changed.paid'), f.paid],
        [t('changed.total'), f.total],
        hoursRow(t, f),
      ),
      directions(t, f),
      f.card && t('refunds.card', { card: f.card }),
      f.credit && t('changed.credit', { credit: f.credit }),
      f.unrefunded && t('changed.unrefunded', { unrefunded: f.unrefunded }),
      !f.paid && !f.card && !f.credit && !f.unrefunded && t('changed.free'),
      action(t('common.pass'), f.link),
      f.cover,
      f.refunds,
    ],
  ),
  /** A change that is held until `until` and not paid. */
  changeUnpaid: mail<MessageFacts & WayFacts & { due: string; until: string }>(
    (t, f) => t('changeUnpaid.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('changeUnpaid.text', f),
      facts(bookingRow(t, f), ...timeRows(t, f), bagsRow(t, f.bags)),
      action(t('changeUnpaid.pay', f), f.link, t('changeUnpaid.until', f)),
    ],
  ),
  /** An hour before drop-off; `at` is its time of day. */
  dropoffSoon: mail<MessageFacts & WayFacts & { at: string }>(
    (t, f) => t('dropoffSoon.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('dropoffSoon.text'),
      callable(t, f),
      f.pass,
      facts(...timeRows(t, f), bagsRow(t, f.bags), hoursRow(t, f)),
      directions(t, f),
      action(t('common.pass'), f.link),
    ],
  ),
  /** An hour before the place closes while the bags are inside. */
  closingSoon: mail<MessageFacts & WayFacts & { closes: string }>(
    (t, f) => t('closingSoon.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('closingSoon.text', counting(f)),
      t('closingSoon.collect'),
      callable(t, f),
      directions(t, f),
      action(t('common.yourBooking'), f.link),
    ],
  ),
  /**
   * After a missed pick-up, which was at `at`. `closes` is the next closing time of the place, `perDay` the price of a
   * further day, `isDayPaid` true if today is already paid for.
   */
  pickupLate: mail<
    MessageFacts & WayFacts & { at: string; closes: string | null; perDay: string | null; isDayPaid: boolean }
  >(
    (t, f) => t('pickupLate.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('pickupLate.text', counting(f)),
      f.closes && t('pickupLate.closes', { closes: f.closes }),
      f.perDay && t(f.isDayPaid ? 'pickupLate.afterToday' : 'pickupLate.eachDay', { perDay: f.perDay }),
      t('pickupLate.newTime'),
      callable(t, f),
      directions(t, f),
      action(t('common.yourBooking'), f.link),
    ],
  ),
};
