import type { ReportKind } from '../../contract/rules/incidents.ts';
import type { MailText, StayFacts } from './mail-texts.ts';

/** Notifications for hosts about bookings of their places; `link` is the booking in their console. */
export interface HostNoticeTexts {
  newBooking: MailText<HostStayFacts>;
  /** The traveller says that they are on their way; a no-show is undone by it. */
  comingBooking: MailText<HostStayFacts>;
  lostBooking: MailText<HostStayFacts>;
  /** Times and bags before and after the change. */
  changedBooking: MailText<HostStayFacts & { bagsNow: string }>;
  hostFrame: HostFrameTexts;
}

interface HostStayFacts extends StayFacts {
  traveller: string;
  link: string;
}

/** Texts around emails to hosts, in their calendar, and on the screen of a counter device. */
export interface HostFrameTexts {
  /** Text of the link for choosing this address's notifications. */
  choose: string;
  calendar: {
    name: (stashpoint: string) => string;
    closed: string;
    state: Record<'confirmed' | 'checked_in' | 'checked_out' | 'no_show' | 'cancelled', string>;
    booking: string;
    bags: string;
    status: string;
  };
  push: {
    dropoffSoon: (facts: PushFacts) => PushText;
    pickupLate: (facts: PushFacts) => PushText;
    message: (facts: PushFacts) => PushText;
    incident: (facts: PushFacts & { kind: ReportKind }) => PushText;
    test: PushText;
  };
}

/** `time` is on the clock of the place. */
export interface PushFacts {
  name: string;
  id: string;
  time: string;
  bags: number;
}

export interface PushText {
  title: string;
  body: string;
}
