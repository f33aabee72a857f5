import { describeRefundPolicy } from '../../contract/rules/describe-refunds.ts';
import { MESSAGE_KINDS } from '../../contract/rules/messages.ts';
import { compileOpeningHours } from '../../contract/rules/opening-hours.ts';
import type { Language } from '../../contract/vocabulary/languages.ts';
import {
  addressCodeMail,
  addressTakenMail,
  changedAddressMail,
  changedContactMail,
  proofCodeMail,
} from '../address-texts.ts';
import { caseReplyMail, type RepliedIncident } from '../case-reply.ts';
import { claimDecidedMail, claimMail, claimToHostMail } from '../claim-texts.ts';
import { changedBookingMail, hostBookingMail, withNoticeChoice } from '../host-notices.ts';
import { paidOutMail, proposalMail, reviewedStashpointMail } from '../host-texts.ts';
import {
  decidedIncidentMail,
  hostComesMail,
  incidentMail,
  reportDecidedMail,
  unansweredMail,
} from '../incident-texts.ts';
import type { Mail } from '../mail.ts';
import { invoiceMail, payoutAccountMail, payoutReturnedMail, payoutUndoneMail } from '../money-texts.ts';
import { addressLinkMail, oneTimeLinkMail } from '../one-time-link-texts.ts';
import { changedMail, changeUnpaidMail, closingSoonMail, dropoffSoonMail, pickupLateMail } from '../own-stay.ts';
import { latePaymentMail } from '../payment-texts.ts';
import { enteredMail, leftMail, movedMail } from '../rebooking-texts.ts';
import { signInMethodMail } from '../sign-in-method-texts.ts';
import { rightsChangedMail, staffInvitationMail } from '../staff-texts.ts';
import type { MailedBooking } from '../stay-facts.ts';
import { laterPickupMail, newMessageMail, reportedMessageMail, stayMessageMail } from '../stay-messages.ts';
import { withStop } from '../stop.ts';
import { invitationMail } from '../team-texts.ts';
import {
  answeredReviewMail,
  cancellationMail,
  codeMail,
  collectedQuestionMail,
  confirmationMail,
  goodwillMail,
  hostWelcomeMail,
  noShowMail,
  passwordChangedMail,
  reviewRequestMail,
} from '../texts.ts';

export const SAMPLE_URL = 'https://cubby.example';

export function sampleStay(language: Language): MailedBooking {
  return {
    id: '7KQ2M9XA4T',
    email: 'ada@example.org',
    first_name: 'Ada',
    language,
    business_name: 'Ampersand Coffee',
    address: '12 Euston Road',
    lat: 51.5282,
    lng: -0.1337,
    dropoff: new Date('2026-11-24T10:00:00Z'),
    pickup: new Date('2026-11-24T18:30:00Z'),
    timezone: 'Europe/London',
    bag_count: 2,
    total: 123_456,
    currency_code: 'EUR',
    guarantee_fee: 300,
    locker_codes: [],
    calendar_sequence: 0,
  };
}

/** A café that closes early on weekdays. */
const HOURS = compileOpeningHours([0, 1, 2, 3, 4].map((day) => ({ day, open: '08:00:00', close: '19:30:00' })));

export const SAMPLE_WAY = {
  publicUrl: SAMPLE_URL,
  pass: 'W3hQ0pZ4',
  code: `${SAMPLE_URL}/P/SAMPLE`.toUpperCase(),
  pin: '4821',
  hours: HOURS,
};

const CODES = [
  { unit_id: 'L12', dropoff_code: '482915', pickup_code: '067341' },
  { unit_id: 'L38', dropoff_code: '119204', pickup_code: '730058' },
];

const PAYOUT = { amount: 12_345, currency: 'EUR', count: 7, account: '4321' } as const;
const SAMPLE_INVOICE = {
  number: 'K7M2Q-0007',
  corrects: null,
  period: '2026-10',
  gross: 38_450,
  currency_code: 'EUR' as const,
  link: 'https://hosts.cubby.example/invoices',
};
const REVIEW = {
  stashpoint: 'Corner Shop',
  page: 'https://shops.example/corner',
  message: 'Which door is it?',
  link: 'https://hosts.cubby.example',
};

const SIGN_IN = { link: 'Kx0dQ3mV', site: { name: 'travellers', url: SAMPLE_URL } } as const;
const NOTICES = 'https://hosts.example/notices';
const INVITED = {
  business: 'Ampersand Coffee',
  inviter: 'Hana Demo',
  link: 'https://hosts.cubby.example/join?link=Kx0dQ3mV',
};

const CONSOLE = 'https://hosts.example/incidents/1';
const REPORT = {
  text: null,
  created: new Date('2026-11-24T10:05:00Z'),
  distance_m: 35,
  pictures: 0,
  answer_by: new Date('2026-11-26T10:05:00Z'),
};
const REPLIED: RepliedIncident = {
  booking_id: '7KQ2M9XA4T',
  stashpoint_name: 'Ampersand Coffee',
  created: new Date('2026-11-24T10:05:00Z'),
  timezone: 'Europe/London',
  currency_code: 'GBP',
  verdict: 'upheld',
  refunded: 930,
  deadline: new Date('2026-11-26T10:05:00Z'),
};

const CLAIM = {
  id: '9f1c02ab53de47f08c1d2e3f4a5b6c7d',
  booking_id: '7KQ2M9XA4T',
  stashpoint_name: 'Ampersand Coffee',
  currency_code: 'GBP' as const,
};
const DUE = new Date('2026-11-27T10:05:00Z');
const sampleClaim = (language: Language) => ({
  ...CLAIM,
  email: 'ada@example.org',
  first_name: 'Ada',
  language,
  business_name: 'Ampersand Coffee',
});

const WORDS = { text: 'At which door were you?', link: CONSOLE };

const DECIDED = { booking_id: '7KQ2M9XA4T', created: REPORT.created, timezone: 'Europe/London' };

const LATE = {
  amount: 123_456,
  stashpoints: [{ name: 'Corner Shop', link: 'https://elsewhere.example/corner-shop' }],
  publicUrl: SAMPLE_URL,
  search: '?bags=2',
};

const WAY = { publicUrl: SAMPLE_URL, pass: 'W3hQ0pZ4', phone: '+44 20 7946 0018' };
const CLOSES = new Date('2026-11-24T20:00:00Z');
const LATE_PICKUP = { phone: WAY.phone, closes: CLOSES, perDay: 800 };
const LATER = { later: new Date('2026-11-25T10:00:00Z'), until: new Date('2026-11-24T22:00:00Z') };

const RIGHTS = { by: 'Jo Park', link: 'https://admin.cubby.example/account' };

/** Links to unsubscribe from a kind of email. */
const stopIn = (language: Language) => ({
  page: `${SAMPLE_URL}${language === 'en' ? '' : `/${language}`}/account/mails?token=x`,
  oneClick: null,
});

/** Returns a sample of every email; a new email has to be added here. */
export function sampleMails(language: Language): Record<string, Mail> {
  const person = { email: 'ada@example.org', first_name: 'Ada', language };
  const host = { ...person, business_name: 'Ampersand Coffee' };
  return {
    code: codeMail(person.email, '482915', language, 'sign_in'),
    recoveryCode: codeMail(person.email, '482915', language, 'recovery'),
    passwordChanged: passwordChangedMail(person, SAMPLE_URL),
    signInMethod: signInMethodMail(person, 'passkey_added', 'https://admin.cubby.example/account'),
    staffInvitation: staffInvitationMail(person, {
      by: 'Jo Park',
      rights: ['bookings:all', 'reviews:all'],
      link: 'https://admin.cubby.example',
    }),
    rightsChanged: rightsChangedMail(person, { ...RIGHTS, rights: null }),
    rightsLost: rightsChangedMail(person, { ...RIGHTS, rights: 'left' }),
    addressCode: addressCodeMail(person.email, '482915', language),
    proofCode: proofCodeMail(person.email, '482915', language),
    signInLink: oneTimeLinkMail(person.email, { ...SIGN_IN, purpose: 'sign_in' }, language),
    recoveryLink: oneTimeLinkMail(person.email, { ...SIGN_IN, purpose: 'recovery' }, language),
    addressLink: addressLinkMail(person.email, SIGN_IN, language),
    addressTaken: addressTakenMail(person.email, language, SAMPLE_URL),
    contactChanged: changedContactMail(person, {
      event: 'notice_added',
      address: 'books@example.org',
      link: 'https://hosts.cubby.example/account',
    }),
    addressChanged: changedAddressMail(person, { link: 'Kx0dQ3mV', publicUrl: SAMPLE_URL }),
    confirmed: confirmationMail(sampleStay(language), { ...SAMPLE_WAY, refunds: describeRefundPolicy(language) }),
    changed: changedMail(
      sampleStay(language),
      { ...sampleStay(language), bag_count: 1, pickup: new Date('2026-11-24T16:00:00Z') },
      { paid: 1_334, card: 0, credit: 0, unrefunded: 0 },
      { ...SAMPLE_WAY, refunds: describeRefundPolicy(language) },
    ),
    changedForLess: changedMail(
      sampleStay(language),
      { ...sampleStay(language), bag_count: 3 },
      { paid: 0, card: 500, credit: 120, unrefunded: 0 },
      { ...SAMPLE_WAY, refunds: null },
    ),
    changedTooLate: changedMail(
      sampleStay(language),
      { ...sampleStay(language), bag_count: 4 },
      { paid: 0, card: 0, credit: 0, unrefunded: 1_334 },
      { ...SAMPLE_WAY, refunds: null },
    ),
    changeUnpaid: changeUnpaidMail(
      { ...sampleStay(language), bag_count: 3 },
      { ...SAMPLE_WAY, ...sampleStay(language), phone: WAY.phone, due: 1_334, until: CLOSES },
    ),
    dropoffSoon: withStop(dropoffSoonMail(sampleStay(language), { ...SAMPLE_WAY, phone: WAY.phone }), stopIn(language)),
    closingSoon: withStop(
      closingSoonMail(sampleStay(language), { ...SAMPLE_WAY, phone: WAY.phone, closes: CLOSES }),
      stopIn(language),
    ),
    pickupLate: withStop(
      pickupLateMail(sampleStay(language), { ...SAMPLE_WAY, ...LATE_PICKUP, isDayPaid: true }),
      stopIn(language),
    ),
    pickupLateOvernight: pickupLateMail(sampleStay(language), {
      ...SAMPLE_WAY,
      ...LATE_PICKUP,
      closes: null,
      isDayPaid: false,
    }),
    confirmedLockers: confirmationMail(
      { ...sampleStay(language), locker_codes: CODES },
      { ...SAMPLE_WAY, refunds: null },
    ),
    cancelled: cancellationMail(sampleStay(language), settled(5_000, 1_250), SAMPLE_WAY),
    cancelledForNothing: cancellationMail(sampleStay(language), settled(0, 0), SAMPLE_WAY),
    cancelledAsClosed: cancellationMail(
      sampleStay(language),
      { ...settled(0, 6_250), provisional: 6_250, withheld: 6_250 },
      SAMPLE_WAY,
    ),
    cancelledAsClosedByGuest: cancellationMail(sampleStay(language), { ...settled(0, 0), withheld: 6_250 }, SAMPLE_WAY),
    reportConfirmed: reportDecidedMail(sampleStay(language), {
      ...{ outcome: 'proven', card: 6_250, credit: 0, withdrawn: 6_250 },
    }),
    reportDismissed: reportDecidedMail(sampleStay(language), {
      ...{ outcome: 'dismissed', card: 0, credit: 0, withdrawn: 6_250 },
    }),
    refunded: goodwillMail(sampleStay(language), { card: 5_000, credit: 1_250 }),
    unanswered: unansweredMail(person, {
      id: '7KQ2M9XA4T',
      stashpoint: 'Ampersand Coffee',
      traveller: 'Ada',
      link: CONSOLE,
    }),
    reviewRequest: withStop(
      reviewRequestMail(sampleStay(language), { publicUrl: SAMPLE_URL, pass: 'W3hQ0pZ4' }),
      stopIn(language),
    ),
    noShow: noShowMail(sampleStay(language), { ...SAMPLE_WAY, until: new Date('2026-11-24T20:00:00Z') }),
    collectedQuestion: collectedQuestionMail(sampleStay(language), { publicUrl: SAMPLE_URL, pass: 'W3hQ0pZ4' }),
    incidentClosed: incidentMail(person, sampleStay(language), { ...REPORT, kind: 'closed' }, CONSOLE),
    incidentRefused: incidentMail(
      person,
      sampleStay(language),
      { ...REPORT, kind: 'refused', text: 'Full, they say.', distance_m: 1400, pictures: 1 },
      CONSOLE,
    ),
    incidentAtPickup: incidentMail(
      person,
      sampleStay(language),
      { ...REPORT, kind: 'closed_at_pickup', answer_by: null },
      CONSOLE,
    ),
    incidentUpheld: decidedIncidentMail(
      host,
      {
        ...DECIDED,
        outcome: 'upheld',
        text: 'Nobody was there.',
        share: { before: 620, after: 310, currency_code: 'GBP' },
      },
      CONSOLE,
    ),
    incidentDismissed: decidedIncidentMail(
      host,
      { ...DECIDED, outcome: 'dismissed', text: null, share: null },
      CONSOLE,
    ),
    incidentUnanswered: decidedIncidentMail(
      host,
      { ...DECIDED, outcome: 'unanswered', text: null, share: null },
      CONSOLE,
    ),
    newMessage: newMessageMail(person, sampleStay(language), {
      from: 'Ada',
      texts: [
        { text: 'Wir kommen später.', translated: 'We’ll be late.' },
        { text: 'Come to the side door, please.', translated: null },
      ],
      link: CONSOLE,
      replyTo: 'reply+k7f3@mail.example',
    }),
    claimSent: claimMail(sampleClaim(language), { step: 'sent' }, SAMPLE_URL),
    claimHostAnswered: claimMail(sampleClaim(language), { step: 'host_answered' }, SAMPLE_URL),
    claimMoreNeeded: claimMail(
      sampleClaim(language),
      { step: 'more_needed', text: 'Please send a photo of the zip.' },
      SAMPLE_URL,
    ),
    claimAccepted: claimMail(sampleClaim(language), { step: 'accepted', amount: 31_900 }, SAMPLE_URL),
    claimRefused: claimMail(sampleClaim(language), { step: 'refused', text: 'The scratches are wear.' }, SAMPLE_URL),
    claimAccount: claimMail(sampleClaim(language), { step: 'account_given', account: '4321' }, SAMPLE_URL),
    claimPaid: claimMail(sampleClaim(language), { step: 'paid', amount: 31_900, account: '4321' }, SAMPLE_URL),
    claimReturned: claimMail(
      sampleClaim(language),
      { step: 'returned', amount: 31_900, account: '4321', text: 'Account closed' },
      SAMPLE_URL,
    ),
    claimToHost: claimToHostMail(
      person,
      {
        ...CLAIM,
        traveller: 'Ada',
        timezone: 'Europe/London',
        cause: 'damaged',
        text: 'The zip is torn.',
        answer_by: DUE,
      },
      CONSOLE,
    ),
    claimBorneByHost: claimDecidedMail(person, CLAIM, { outcome: 'accepted', amount: 31_900, link: CONSOLE }),
    claimRefusedToHost: claimDecidedMail(person, CLAIM, { outcome: 'refused', amount: 0, link: CONSOLE }),
    reportedMessage: reportedMessageMail(person, sampleStay(language), { text: 'Pay me in cash.', link: CONSOLE }),
    travellerReviewing: caseReplyMail('traveller_reviewing', person, REPLIED, WORDS),
    travellerQuestion: caseReplyMail('traveller_question', person, REPLIED, WORDS),
    travellerOutcome: caseReplyMail('traveller_outcome', person, REPLIED, WORDS),
    hostReviewing: caseReplyMail('host_reviewing', person, REPLIED, WORDS),
    hostQuestion: caseReplyMail('host_question', person, REPLIED, WORDS),
    hostReminder: caseReplyMail('host_reminder', person, REPLIED, WORDS),
    hostOnTheWay: hostComesMail(
      sampleStay(language),
      { arrives_at: new Date('2026-11-24T19:00:00Z'), text: 'Five minutes.' },
      { publicUrl: SAMPLE_URL, pass: 'W3hQ0pZ4' },
    ),
    reviewAnswered: answeredReviewMail(sampleStay(language), {
      answer: 'Thank you for coming.',
      page: 'https://shops.example/corner',
    }),
    moved: movedMail('failed', sampleStay(language), 'Corner Shop', settled(200, 100), {
      ...SAMPLE_WAY,
      refunds: describeRefundPolicy(language),
    }),
    departed: leftMail('failed', { ...person, business_name: 'Corner Shop' }, sampleStay(language)),
    arriving: enteredMail('failed', person, sampleStay(language)),
    relocated: movedMail('staff', sampleStay(language), 'Corner Shop', settled(200, 100), {
      ...SAMPLE_WAY,
      refunds: describeRefundPolicy(language),
    }),
    reassigned: leftMail('staff', { ...person, business_name: 'Corner Shop' }, sampleStay(language)),
    assigned: enteredMail('staff', person, sampleStay(language)),
    invitedClerk: invitationMail(person, { ...INVITED, role: 'clerk' }),
    invitedManager: invitationMail(person, { ...INVITED, role: 'manager' }),
    stashpointApproved: reviewedStashpointMail(person, 'approved', REVIEW),
    stashpointRejected: reviewedStashpointMail(person, 'rejected', REVIEW),
    stashpointSentBack: reviewedStashpointMail(person, 'sent_back', REVIEW),
    proposalAccepted: proposalMail(person, 'accept', REVIEW),
    proposalRefused: proposalMail(person, 'refuse', REVIEW),
    latePayment: latePaymentMail(sampleStay(language), { ...LATE, roomIsGone: true }),
    latePaymentUnneeded: latePaymentMail(sampleStay(language), { ...LATE, roomIsGone: false, stashpoints: [] }),
    paidOut: paidOutMail(person, { ...PAYOUT, until: new Date('2026-11-01T00:00:00Z') }, 'UTC'),
    invoice: invoiceMail(person, SAMPLE_INVOICE),
    creditNote: invoiceMail(person, {
      ...SAMPLE_INVOICE,
      number: 'K7M2Q-0008',
      gross: -450,
      corrects: SAMPLE_INVOICE.number,
    }),
    payoutAccount: payoutAccountMail(person, {
      currency: 'GBP',
      account: '5432',
      page: 'https://hosts.cubby.example/payouts',
      undo: { link: 'Kx0dQ3mV', until: new Date('2026-11-26T10:00:00Z'), publicUrl: SAMPLE_URL, zone: 'UTC' },
    }),
    payoutAccountAdded: payoutAccountMail(person, {
      currency: 'GBP',
      account: '5432',
      page: 'https://hosts.cubby.example/payouts',
      undo: null,
    }),
    payoutUndone: payoutUndoneMail(person, {
      currency: 'GBP',
      account: '5555',
      link: 'https://hosts.cubby.example/account',
    }),
    payoutReturned: payoutReturnedMail(person, {
      ...PAYOUT,
      reason: 'AC04 closed account number',
      link: SAMPLE_INVOICE.link,
    }),
    ...Object.fromEntries(
      MESSAGE_KINDS.map((kind) => [kind, stayMessageMail(kind, sampleStay(language), { ...WAY, closes: CLOSES })]),
    ),
    laterPickup: laterPickupMail(sampleStay(language), { ...WAY, ...LATER, due: 400 }),
    laterPickupForNothing: laterPickupMail(sampleStay(language), { ...WAY, ...LATER, due: 0 }),
    newBooking: withNoticeChoice(hostBookingMail('newBooking', person, sampleStay(language), CONSOLE), NOTICES),
    comingBooking: hostBookingMail('comingBooking', person, sampleStay(language), CONSOLE),
    lostBooking: hostBookingMail('lostBooking', person, sampleStay(language), CONSOLE),
    changedBooking: changedBookingMail(
      person,
      sampleStay(language),
      { ...sampleStay(language), bag_count: 1, pickup: new Date('2026-11-24T16:00:00Z') },
      CONSOLE,
    ),
    hostWelcome: hostWelcomeMail(person, {
      stashpoint: 'Ampersand',
      city: 'London',
      link: 'https://hosts.cubby.example',
    }),
  };
}

const settled = (card: number, credit: number) => ({ refund: { card, credit }, provisional: 0, withheld: 0 });
