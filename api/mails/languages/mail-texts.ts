import type { ReportKind, Verdict } from '../../contract/rules/incidents.ts';
import type { Part } from '../parts.ts';
import type { AddressMailTexts } from './address-mail-texts.ts';
import type { CaseReplyTexts } from './case-reply-texts.ts';
import type { ClaimMailTexts } from './claim-mail-texts.ts';
import type { HostNoticeTexts } from './host-notice-texts.ts';
import type { MoneyMailTexts } from './money-mail-texts.ts';
import type { OneTimeLinkTexts } from './one-time-link-texts.ts';
import type { OwnStayTexts } from './own-stay-texts.ts';
import type { SignInMethodTexts } from './sign-in-method-texts.ts';
import type { StaffMailTexts } from './staff-mail-texts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';
import type { TeamMailTexts } from './team-mail-texts.ts';

/** The texts of every language: a language that leaves out an email does not compile. */
export interface MailTexts
  extends StayMessageTexts,
    OwnStayTexts,
    HostNoticeTexts,
    AddressMailTexts,
    OneTimeLinkTexts,
    MoneyMailTexts,
    TeamMailTexts,
    StaffMailTexts,
    CaseReplyTexts,
    ClaimMailTexts,
    SignInMethodTexts {
  frame: FrameTexts;
  code: MailText<{ code: string }>;
  recoveryCode: MailText<{ code: string }>;
  passwordChanged: MailText<{ name: string; link: string }>;
  /** `refunds` describes the refunds for a cancellation, from the policy; null if nothing was paid. */
  confirmed: MailText<StayFacts & WayFacts & { total: string; link: string; refunds: string | null }>;
  cancelled: MailText<StayFacts & RefundFacts>;
  /** To a traveller: the report because of which money waited is confirmed or not, and what that does. */
  reportDecided: MailText<{
    name: string;
    id: string;
    outcome: 'proven' | 'dismissed';
    card: string | null;
    credit: string | null;
    /** Credit taken back. */
    withdrawn: string | null;
  }>;
  reviewRequest: MailText<{ name: string; stashpoint: string; link: string }>;
  collectedQuestion: MailText<{ name: string; id: string; stashpoint: string; link: string }>;
  /** `until`: the end of the time in which a no-show can be undone; null once it is over. */
  noShow: MailText<StayFacts & { link: string; until: string | null }>;
  /** To a host: a traveller is at the door. `text` is the traveller's message, if any. */
  incident: MailText<{
    name: string;
    id: string;
    stashpoint: string;
    traveller: string;
    kind: ReportKind;
    text: string | null;
    at: string;
    distance: string | null;
    pictures: number;
    /** Deadline for a response that counts; null if a response changes nothing. */
    answerBy: string | null;
    link: string;
  }>;
  /** To a host: a report counts against their place, or does not. `text` is the staff's message, if any. */
  incidentDecided: MailText<{
    name: string;
    id: string;
    stashpoint: string;
    at: string;
    outcome: Verdict | 'unanswered';
    text: string | null;
    /** The host's share of the booking before and after the refund, if it changes. */
    share: { before: string; after: string } | null;
    link: string;
  }>;
  /** To a traveller whose bags are locked in: the time the host arrives; `at` is null if the place is open now. */
  hostComes: MailText<{
    name: string;
    id: string;
    stashpoint: string;
    address: string;
    at: string | null;
    text: string | null;
    link: string;
  }>;
  /** To a traveller: the place has replied to their review. */
  reviewAnswered: MailText<{ name: string; stashpoint: string; answer: string; link: string }>;
  /** To a traveller whose booking has moved away from `from`; the refund, or null. */
  moved: MailText<MoveFacts>;
  /** To the host who loses a booking, and to the one who receives it. `name` is the host’s. */
  departed: MailText<StayFacts & { traveller: string }>;
  arriving: MailText<StayFacts & { traveller: string }>;
  /** Refunds by staff; null for a source without one. */
  refunded: MailText<{ name: string; id: string; card: string | null; credit: string | null }>;
  /** To staff: the host did not open in time for a traveller whose bags are inside. */
  unanswered: MailText<{ name: string; id: string; stashpoint: string; traveller: string; link: string }>;
  hostWelcome: MailText<{ name: string; stashpoint: string; city: string; link: string }>;
  /** To a traveller whose booking staff have moved beforehand, and to both hosts. */
  relocated: MailText<MoveFacts>;
  reassigned: MailText<StayFacts & { traveller: string }>;
  assigned: MailText<StayFacts & { traveller: string }>;
  /** To a host whose place was reviewed; `message` is the staff's message, `link` the host console. */
  stashpointApproved: MailText<{ name: string; stashpoint: string; page: string; link: string }>;
  stashpointRejected: MailText<ReviewFacts>;
  stashpointSentBack: MailText<ReviewFacts>;
  /** To a host whose proposed change was reviewed. */
  proposalAccepted: MailText<{ name: string; stashpoint: string; link: string }>;
  proposalRefused: MailText<ReviewFacts>;
  /**
   * To a traveller whose payment could not be accepted and is refunded: the space was gone, or the payment came too
   * late or twice. `stashpoints` are alternatives for the bags, or null.
   */
  latePayment: MailText<
    StayFacts & {
      amount: string;
      roomIsGone: boolean;
      stashpoints: { name: string; link: string }[] | null;
      link: string;
    }
  >;
  /** To a host: a payout was sent; `account` is the end of its number. */
  paidOut: MailText<{ name: string; amount: string; count: number; until: string; account: string }>;
}

/** Texts around every email. */
export interface FrameTexts {
  /** Cubby in a few words. */
  about: string;
  help: string;
  /** Text of the link to unsubscribe from this kind of email. */
  stop: string;
  /** Opening hours of a place that is closed on a day. */
  closed: string;
  allDay: string;
  /** Title of a stay in a calendar. */
  calendarTitle: (stashpoint: string) => string;
  pass: PassTexts;
}

/** Texts of the pass: to show at a counter, or to open lockers with. */
export interface PassTexts {
  pin: string;
  show: string;
  qr: string;
  unit: string;
  dropoffCode: string;
  pickupCode: string;
  open: string;
}

/** Directions: `hours` of the days of the stay, one line each, `way`, a link to a map, and the pass. */
export interface WayFacts {
  hours: string;
  way: string;
  pass: Part;
}

/** Refunds to the card and as credit; null if there are none. */
interface RefundFacts {
  card: string | null;
  credit: string | null;
  /** The part of the credit that waits for a report to be confirmed. */
  provisional: string | null;
  /** What goes back to the card only then. */
  waiting: string | null;
}

interface MoveFacts extends StayFacts, WayFacts, RefundFacts {
  from: string;
  refunds: string | null;
  link: string;
}

interface ReviewFacts {
  name: string;
  stashpoint: string;
  message: string;
  link: string;
}

export interface MailText<Facts> {
  subject: (facts: Facts) => string;
  body: (facts: Facts) => Part[];
}

/** A stay in words: times are those of the place, in the format of the language. */
export interface StayFacts {
  name: string;
  id: string;
  stashpoint: string;
  address: string;
  dropoff: string;
  pickup: string;
  bags: number;
}
