import type { MailText, StayFacts, WayFacts } from './mail-texts.ts';
import type { MessageFacts } from './stay-message-texts.ts';

/** Automatic emails to a traveller about their own stay: changes and reminders. */
export interface OwnStayTexts {
  /**
   * `dropoff`, `pickup` and `bagsNow` include the former values, if they changed. `paid` is the payment for the change,
   * `card` and `credit` the refunds, `unrefunded` what the change saves too late for one, or null; `total` is the price
   * of the stay with what was not refunded.
   */
  changed: MailText<
    StayFacts &
      WayFacts & {
        bagsNow: string;
        paid: string | null;
        card: string | null;
        credit: string | null;
        unrefunded: string | null;
        total: string;
        refunds: string | null;
        link: string;
      }
  >;
  /** An hour before drop-off; `at` is its time of day. */
  dropoffSoon: MailText<MessageFacts & WayFacts & { at: string }>;
  /** An hour before the place closes while the bags are inside. */
  closingSoon: MailText<MessageFacts & WayFacts & { closes: string }>;
  /**
   * After a missed pick-up, which was at `at`. `closes` is the next closing time of the place, `perDay` the price of a
   * further day, `isDayPaid` true if today is already paid for.
   */
  pickupLate: MailText<
    MessageFacts & WayFacts & { at: string; closes: string | null; perDay: string | null; isDayPaid: boolean }
  >;
}
