import type { MailText, StayFacts, WayFacts } from './mail-texts.ts';
import type { MessageFacts } from './stay-message-texts.ts';

/** What Cubby tells a traveller of their own stay by itself: that it has changed, and what comes next. */
export interface OwnStayTexts {
  /**
   * `dropoff`, `pickup` and `bagsNow` say what they were before, where they have changed. `paid` is what was paid for it,
   * `card` and `credit` what went back, or null; `total` what the stay costs now.
   */
  changed: MailText<
    StayFacts &
      WayFacts & {
        bagsNow: string;
        paid: string | null;
        card: string | null;
        credit: string | null;
        total: string;
        refunds: string | null;
        link: string;
      }
  >;
  /** An hour before drop-off; `at` is its time of day, `hasCounter` whether somebody takes the bags in. */
  dropoffSoon: MailText<MessageFacts & WayFacts & { at: string; hasCounter: boolean }>;
  /** An hour before the place closes while the bags are inside. */
  closingSoon: MailText<MessageFacts & WayFacts & { closes: string }>;
  /**
   * After a pick-up that nobody came for, which was at `at`. `closes` is when the place closes next, `perDay` what a further
   * day costs, `isDayPaid` whether today is paid for already.
   */
  pickupLate: MailText<
    MessageFacts & WayFacts & { at: string; closes: string | null; perDay: string | null; isDayPaid: boolean }
  >;
}
