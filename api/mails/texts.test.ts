import { describe, expect, it } from 'vitest';
import { describeRefundPolicy } from '../contract/rules/describe-refunds.ts';
import { MESSAGE_KINDS } from '../contract/rules/messages.ts';
import { LANGUAGES, type Language } from '../contract/vocabulary/languages.ts';
import { addressCodeMail, addressTakenMail, changedAddressMail } from './address-texts.ts';
import { paidOutMail, proposalMail, reviewedPlaceMail } from './host-texts.ts';
import { decidedReportMail, hostComesMail, incidentMail } from './incident-texts.ts';
import type { Mail } from './mail.ts';
import { latePaymentMail } from './payment-texts.ts';
import { enteredMail, leftMail, movedMail } from './rebooking-texts.ts';
import { laterPickupMail, stayMessageMail } from './stay-messages.ts';
import {
  answeredReviewMail,
  cancellationMail,
  codeMail,
  collectedQuestionMail,
  confirmationMail,
  hostWelcomeMail,
  type MailedBooking,
  passwordChangedMail,
  reviewRequestMail,
} from './texts.ts';

const publicUrl = 'https://cubby.example';

function stay(language: Language): MailedBooking {
  return {
    id: '7KQ2M9XA4T',
    email: 'ada@example.org',
    first_name: 'Ada',
    language,
    business_name: 'Ampersand Coffee',
    address: '12 Euston Road',
    dropoff: new Date('2026-11-24T10:00:00Z'),
    pickup: new Date('2026-11-24T18:30:00Z'),
    timezone: 'Europe/London',
    bag_count: 2,
    total: 123_456,
    currency_code: 'EUR',
  };
}

const PAYOUT = { amount: 12_345, currency: 'EUR', count: 7, account: '4321' } as const;
const REVIEW = {
  place: 'Corner Shop',
  page: 'https://shops.example/corner',
  message: 'Which door is it?',
  link: 'https://hosts.cubby.example',
};

const CONSOLE = 'https://hosts.example/incidents/1';
const REPORT = {
  text: null,
  created: new Date('2026-11-24T10:05:00Z'),
  distance_m: 35,
  pictures: 0,
  answer_by: new Date('2026-11-26T10:05:00Z'),
};
const DECIDED = { booking_id: '7KQ2M9XA4T', created: REPORT.created, timezone: 'Europe/London' };

const LATE = {
  amount: 123_456,
  places: [{ name: 'Corner Shop', link: 'https://elsewhere.example/corner-shop' }],
  publicUrl,
  search: '?bags=2',
};

const WAY = { publicUrl, pass: 'W3hQ0pZ4', phone: '+44 20 7946 0018' };
const CLOSES = new Date('2026-11-24T20:00:00Z');
const LATER = { later: new Date('2026-11-25T10:00:00Z'), until: new Date('2026-11-24T22:00:00Z') };

/** Every mail there is; whoever adds one adds it here. */
function mailsIn(language: Language): Record<string, Mail> {
  const person = { email: 'ada@example.org', first_name: 'Ada', language };
  const host = { ...person, business_name: 'Ampersand Coffee' };
  return {
    code: codeMail(person.email, '482915', language, 'sign_in'),
    recoveryCode: codeMail(person.email, '482915', language, 'recovery'),
    passwordChanged: passwordChangedMail(person, publicUrl),
    addressCode: addressCodeMail(person.email, '482915', language),
    addressTaken: addressTakenMail(person.email, language, publicUrl),
    addressChanged: changedAddressMail(person, { link: 'Kx0dQ3mV', publicUrl }),
    confirmed: confirmationMail(stay(language), {
      publicUrl,
      pass: 'W3hQ0pZ4',
      refunds: describeRefundPolicy(language),
    }),
    cancelled: cancellationMail(stay(language), { card: 5_000, credit: 1_250 }),
    cancelledForNothing: cancellationMail(stay(language), { card: 0, credit: 0 }),
    reviewRequest: reviewRequestMail(stay(language), { publicUrl, pass: 'W3hQ0pZ4' }),
    collectedQuestion: collectedQuestionMail(stay(language), { publicUrl, pass: 'W3hQ0pZ4' }),
    incidentClosed: incidentMail(person, stay(language), { ...REPORT, kind: 'closed' }, CONSOLE),
    incidentRefused: incidentMail(
      person,
      stay(language),
      { ...REPORT, kind: 'refused', text: 'Full, they say.', distance_m: 1400, pictures: 1 },
      CONSOLE,
    ),
    incidentAtPickup: incidentMail(
      person,
      stay(language),
      { ...REPORT, kind: 'closed_at_pickup', answer_by: null },
      CONSOLE,
    ),
    reportUpheld: decidedReportMail(host, { ...DECIDED, outcome: 'upheld', text: 'Nobody was there.' }, CONSOLE),
    reportDismissed: decidedReportMail(host, { ...DECIDED, outcome: 'dismissed', text: null }, CONSOLE),
    reportUnanswered: decidedReportMail(host, { ...DECIDED, outcome: 'unanswered', text: null }, CONSOLE),
    hostOnTheWay: hostComesMail(
      stay(language),
      { arrives_at: new Date('2026-11-24T19:00:00Z'), text: 'Five minutes.' },
      { publicUrl, pass: 'W3hQ0pZ4' },
    ),
    hostIsThere: hostComesMail(stay(language), { arrives_at: null, text: null }, { publicUrl, pass: 'W3hQ0pZ4' }),
    reviewAnswered: answeredReviewMail(stay(language), {
      answer: 'Thank you for coming.',
      page: 'https://shops.example/corner',
    }),
    moved: movedMail(
      'failed',
      stay(language),
      'Corner Shop',
      { card: 200, credit: 100 },
      { publicUrl, pass: 'W3hQ0pZ4', refunds: describeRefundPolicy(language) },
    ),
    departed: leftMail('failed', { ...person, business_name: 'Corner Shop' }, stay(language)),
    arriving: enteredMail('failed', person, stay(language)),
    relocated: movedMail(
      'staff',
      stay(language),
      'Corner Shop',
      { card: 200, credit: 100 },
      { publicUrl, pass: 'W3hQ0pZ4', refunds: describeRefundPolicy(language) },
    ),
    reassigned: leftMail('staff', { ...person, business_name: 'Corner Shop' }, stay(language)),
    assigned: enteredMail('staff', person, stay(language)),
    placeApproved: reviewedPlaceMail(person, 'approved', REVIEW),
    placeRejected: reviewedPlaceMail(person, 'rejected', REVIEW),
    placeSentBack: reviewedPlaceMail(person, 'sent_back', REVIEW),
    proposalAccepted: proposalMail(person, 'accept', REVIEW),
    proposalRefused: proposalMail(person, 'refuse', REVIEW),
    latePayment: latePaymentMail(stay(language), { ...LATE, roomIsGone: true }),
    latePaymentNowhere: latePaymentMail(stay(language), { ...LATE, roomIsGone: true, places: [] }),
    latePaymentUnneeded: latePaymentMail(stay(language), { ...LATE, roomIsGone: false, places: [] }),
    paidOut: paidOutMail(person, { ...PAYOUT, until: new Date('2026-11-01T00:00:00Z') }),
    ...Object.fromEntries(
      MESSAGE_KINDS.map((kind) => [kind, stayMessageMail(kind, stay(language), { ...WAY, closes: CLOSES })]),
    ),
    messageWithoutPhone: stayMessageMail('bags_held', stay(language), { ...WAY, phone: null, closes: null }),
    laterPickup: laterPickupMail(stay(language), { ...WAY, ...LATER, due: 400 }),
    laterPickupForNothing: laterPickupMail(stay(language), { ...WAY, ...LATER, due: 0 }),
    hostWelcome: hostWelcomeMail(person, { place: 'Ampersand', city: 'London', link: 'https://hosts.cubby.example' }),
  };
}

const MAILS = Object.keys(mailsIn('en'));

describe.each(LANGUAGES)('mails in %s', (language) => {
  it.each(MAILS)('%s is complete', (name) => {
    const mail = mailsIn(language)[name];
    expect(mail?.recipient).toBe('ada@example.org');
    expect(mail?.subject.trim()).not.toBe('');
    const text = `${mail?.subject}\n${mail?.body}`;
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{|%\{|Invalid Date/);
    expect(text).not.toMatch(/ {2}|\n{3}/);
  });

  it('leads back into the same language', () => {
    const prefix = language === 'en' ? '' : `/${language}`;
    const links = Object.values(mailsIn(language)).flatMap(({ body }) => body.match(/https:\/\/cubby\S+/g) ?? []);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toMatch(new RegExp(`^${publicUrl}${prefix}/(account|login|surveys|search)`));
  });

  it('names the place, its phone and the booking’s page in what a place sends', () => {
    const prefix = language === 'en' ? '' : `/${language}`;
    const mails = mailsIn(language);
    for (const name of [...MESSAGE_KINDS, 'laterPickup']) {
      expect(mails[name]?.body).toContain('Ampersand Coffee, 12 Euston Road');
      expect(mails[name]?.body).toContain('+44 20 7946 0018');
      expect(mails[name]?.body).toContain(`${publicUrl}${prefix}/account/bookings/7KQ2M9XA4T?pass=W3hQ0pZ4`);
    }
    expect(mails.messageWithoutPhone?.body).not.toContain('+44');
    expect(mails.collect_today?.subject).toContain('20:00');
    expect(mails.laterPickup?.body).toMatch(/4[.,]00/);
    expect(mails.laterPickupForNothing?.body).not.toContain('€');
  });

  it('says nothing of a refund that is none', () => {
    const { cancelled, cancelledForNothing } = mailsIn(language);
    expect(cancelled?.body).toMatch(/50[.,]00/);
    expect(cancelled?.body).toMatch(/12[.,]50/);
    expect(cancelledForNothing?.body).not.toContain('€');
  });
});

it('gives no two languages the same words', () => {
  for (const name of MAILS)
    expect(new Set(LANGUAGES.map((language) => mailsIn(language)[name]?.body)).size).toBe(LANGUAGES.length);
});

it.each([
  ['en', '€1,234.56', '24 November 2026 at 10:00'],
  ['de', '1.234,56 €', 'Dienstag, 24. November 2026 um 10:00'],
  ['fr', '1 234,56 €', 'mardi 24 novembre 2026 à 10:00'],
  ['es', '1234,56 €', 'martes, 24 de noviembre de 2026, 10:00'],
  ['it', '1234,56 €', 'martedì 24 novembre 2026 alle ore 10:00'],
  ['pt', '1234,56 €', 'terça-feira, 24 de novembro de 2026 às 10:00'],
] as const)('writes money and times as %s does', (language, money, time) => {
  const body = confirmationMail(stay(language), { publicUrl, pass: 'x', refunds: null }).body.replace(
    /[\u00a0\u202f]/g,
    ' ',
  );
  expect(body).toContain(money);
  expect(body).toContain(time);
});
