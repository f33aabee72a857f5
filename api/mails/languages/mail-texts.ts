import type { IncidentKind, Verdict } from '../../contract/rules/incidents.ts';
import type { Part } from '../parts.ts';
import type { AddressMailTexts } from './address-mail-texts.ts';
import type { HostNoticeTexts } from './host-notice-texts.ts';
import type { MoneyMailTexts } from './money-mail-texts.ts';
import type { OwnStayTexts } from './own-stay-texts.ts';
import type { SignInMethodTexts } from './sign-in-method-texts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';
import type { TeamMailTexts } from './team-mail-texts.ts';

/** What every language has to say: a language that leaves a mail out does not compile. */
export interface MailTexts
  extends StayMessageTexts,
    OwnStayTexts,
    HostNoticeTexts,
    AddressMailTexts,
    MoneyMailTexts,
    TeamMailTexts,
    SignInMethodTexts {
  frame: FrameTexts;
  code: MailText<{ code: string }>;
  recoveryCode: MailText<{ code: string }>;
  passwordChanged: MailText<{ name: string; link: string }>;
  /** `refunds` says what cancelling pays back, made of the policy; null where nothing was paid. */
  confirmed: MailText<StayFacts & WayFacts & { total: string; link: string; refunds: string | null }>;
  /** What went back to the card and to credit; null where nothing did. */
  cancelled: MailText<StayFacts & { card: string | null; credit: string | null }>;
  reviewRequest: MailText<{ name: string; place: string; link: string }>;
  collectedQuestion: MailText<{ name: string; id: string; place: string; link: string }>;
  /** To a host: a traveller stands before the door. `text` is what they wrote, if they did. */
  incident: MailText<{
    name: string;
    id: string;
    place: string;
    traveller: string;
    kind: IncidentKind;
    text: string | null;
    at: string;
    distance: string | null;
    pictures: number;
    /** Until when an answer counts; null where it changes nothing. */
    answerBy: string | null;
    link: string;
  }>;
  /** To a host: whether a report counts against their place. `text` is what staff wrote, if they did. */
  reportDecided: MailText<{
    name: string;
    id: string;
    place: string;
    at: string;
    outcome: Verdict | 'unanswered';
    text: string | null;
    link: string;
  }>;
  /** To a traveller whose bags are locked in: when the host comes; `at` is null where it is open now. */
  hostComes: MailText<{
    name: string;
    id: string;
    place: string;
    address: string;
    at: string | null;
    text: string | null;
    link: string;
  }>;
  /** To a traveller whose review the place has answered. */
  reviewAnswered: MailText<{ name: string; place: string; answer: string; link: string }>;
  /** To a traveller whose booking has moved away from `from`; what was paid back, or null. */
  moved: MailText<MoveFacts>;
  /** To the host a booking has left, and to the one it comes to. `name` is the host’s. */
  departed: MailText<StayFacts & { traveller: string }>;
  arriving: MailText<StayFacts & { traveller: string }>;
  /** What staff paid back; null where nothing went there. */
  refunded: MailText<{ name: string; id: string; card: string | null; credit: string | null }>;
  /** To staff: nobody opened in time for a traveller whose bags are inside. */
  unanswered: MailText<{ name: string; id: string; place: string; traveller: string; link: string }>;
  hostWelcome: MailText<{ name: string; place: string; city: string; link: string }>;
  /** To a traveller whose booking staff have moved beforehand, and to the host it leaves and the one it comes to. */
  relocated: MailText<MoveFacts>;
  reassigned: MailText<StayFacts & { traveller: string }>;
  assigned: MailText<StayFacts & { traveller: string }>;
  /** To a host whose place was looked at; `message` is what staff wrote, `link` the host console. */
  placeApproved: MailText<{ name: string; place: string; page: string; link: string }>;
  placeRejected: MailText<ReviewFacts>;
  placeSentBack: MailText<ReviewFacts>;
  /** To a host whose change of a place on the market staff have looked at. */
  proposalAccepted: MailText<{ name: string; place: string; link: string }>;
  proposalRefused: MailText<ReviewFacts>;
  /**
   * To a traveller whose money could not be taken and goes back: the room was gone, or it came too late or twice. `places` are
   * where the bags can go instead, or null.
   */
  latePayment: MailText<
    StayFacts & { amount: string; roomIsGone: boolean; places: { name: string; link: string }[] | null; link: string }
  >;
  /** To a host whose share was sent; `account` is the end of its number. */
  paidOut: MailText<{ name: string; amount: string; count: number; until: string; account: string }>;
}

/** What stands around every mail. */
export interface FrameTexts {
  /** What Cubby is, in a few words. */
  about: string;
  help: string;
  /** Of a link: not to be sent mails of this kind any more. */
  stop: string;
  /** Of a place, on a day. */
  closed: string;
  allDay: string;
  /** What a stay is called in a calendar. */
  calendarTitle: (place: string) => string;
}

/** How one gets there: `hours` of the days of the stay, a line each, and `way`, a link to a map. */
export interface WayFacts {
  hours: string;
  way: string;
}

interface MoveFacts extends StayFacts, WayFacts {
  from: string;
  card: string | null;
  credit: string | null;
  refunds: string | null;
  link: string;
}

interface ReviewFacts {
  name: string;
  place: string;
  message: string;
  link: string;
}

export interface MailText<Facts> {
  subject: (facts: Facts) => string;
  body: (facts: Facts) => Part[];
}

/** A stay in words: times are those of the place, written as the language writes them. */
export interface StayFacts {
  name: string;
  id: string;
  place: string;
  address: string;
  dropoff: string;
  pickup: string;
  bags: number;
}
