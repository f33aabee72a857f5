import { describe, expect, it } from 'vitest';
import { COVERS, describeCover } from '../contract/rules/cover.ts';
import { MESSAGE_KINDS } from '../contract/rules/messages.ts';
import { LANGUAGES, type Language } from '../contract/vocabulary/languages.ts';
import { SAMPLE_URL, SAMPLE_WAY, sampleMails, sampleStay } from './samples/sample-mails.ts';
import { stayMessageMail } from './stay-messages.ts';
import { confirmationMail, noShowMail } from './texts.ts';

/** All samples of a language, written once for all of these tests. */
const SAMPLES = Object.fromEntries(LANGUAGES.map((language) => [language, sampleMails(language)])) as Record<
  Language,
  ReturnType<typeof sampleMails>
>;
const MAILS = Object.keys(SAMPLES.en);
const WAY = { ...SAMPLE_WAY, phone: null };

describe.each(LANGUAGES)('mails in %s', (language) => {
  it.each(COVERS)('say what the cover %s means', (cover) => {
    const guarantee_fee = cover === 'none' ? 0 : 300;
    const said = describeCover(language, guarantee_fee, 'EUR') ?? '';
    const other = describeCover(language, 300 - guarantee_fee, 'EUR') ?? '';
    const stay = { ...sampleStay(language), guarantee_fee };
    const { body } = confirmationMail(stay, { ...SAMPLE_WAY, refunds: null });
    expect(body).toContain(said);
    expect(body).not.toContain(other);
  });

  it('are complete', () => {
    const wrong = MAILS.filter((name) => {
      const mail = SAMPLES[language][name];
      const text = `${mail?.subject}\n${mail?.body}`;
      const isAddressed = mail?.recipient === 'ada@example.org' && mail.subject.trim() !== '';
      const isWritten = !/undefined|\bnull\b|NaN|\[object|\$\{|%\{|\|{4}|Invalid Date/.test(text);
      return !isAddressed || !isWritten || / {2}|\n{3}/.test(text);
    });
    expect(MAILS.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('links to pages in the same language', () => {
    const prefix = language === 'en' ? '' : `/${language}`;
    const links = Object.values(SAMPLES[language]).flatMap(({ body }) => body.match(/https:\/\/cubby\S+/g) ?? []);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links)
      expect(link).toMatch(new RegExp(`^${SAMPLE_URL}${prefix}/(account|login|surveys|search)`));
  });

  it('names the place, its phone number and the booking’s page in messages from a place', () => {
    const prefix = language === 'en' ? '' : `/${language}`;
    const mails = SAMPLES[language];
    for (const name of [...MESSAGE_KINDS, 'laterPickup']) {
      expect(mails[name]?.body).toContain('Ampersand Coffee, 12 Euston Road');
      expect(mails[name]?.body).toContain('+44 20 7946 0018');
      expect(mails[name]?.body).toContain(`${SAMPLE_URL}${prefix}/account/bookings/7KQ2M9XA4T?pass=W3hQ0pZ4`);
    }
    expect(stayMessageMail('bags_held', sampleStay(language), { ...WAY, closes: null }).body).not.toContain('+44');
    expect(mails.collect_today?.subject).toContain('20:00');
    expect(mails.laterPickup?.body).toMatch(/4[.,]00/);
    for (const name of ['laterPickup', 'closingSoon', 'pickupLate']) expect(mails[name]?.body).toMatch(/&extend=1$/m);
    expect(mails.laterPickupForNothing?.body).not.toContain('€');
  });

  it('holds the pass in the confirmation: a PIN, or lockers with their codes', () => {
    const { confirmed, confirmedLockers } = SAMPLES[language];
    expect(confirmed?.body).toContain('4821');
    expect(confirmedLockers?.body).not.toContain('4821');
    for (const said of ['L12', '482915', '067341', 'L38', '119204', '730058'])
      expect(confirmedLockers?.body).toContain(said);
    // A preview is seen on locked phones, too.
    expect(confirmedLockers?.content?.preview).not.toContain('482915');
  });

  it('asks a no-show only while it can be undone', () => {
    const final = noShowMail(sampleStay(language), { ...SAMPLE_WAY, until: null });
    expect(SAMPLES[language].noShow?.body).toContain('20:00');
    expect(final.body).not.toContain('20:00');
    expect(final.subject).toContain('7KQ2M9XA4T');
    // Until then it stays in their calendar, too.
    expect(SAMPLES[language].noShow?.content?.calendar).toBeUndefined();
    expect(final.content?.calendar).toMatchObject({ isCancelled: true, sequence: 1 });
  });

  it('counts the bags: one without a number, several with it', () => {
    const bodyFor = (bag_count: number) =>
      stayMessageMail('bags_held', { ...sampleStay(language), bag_count }, { ...WAY, closes: null }).body;
    const [one = '', several = ''] = [bodyFor(1), bodyFor(3)].map((body) => body.split('\n\n')[1]);
    expect(one).not.toMatch(/\d/);
    expect(several).toContain('3');
  });

  it('mentions no refund of zero', () => {
    const { cancelled, cancelledForNothing } = SAMPLES[language];
    expect(cancelled?.body).toMatch(/50[.,]00/);
    expect(cancelled?.body).toMatch(/12[.,]50/);
    expect(cancelledForNothing?.body).not.toContain('€');
  });
});

it('has different words in each language', () => {
  for (const name of MAILS)
    expect(new Set(LANGUAGES.map((language) => SAMPLES[language][name]?.body)).size).toBe(LANGUAGES.length);
});

it.each([
  ['en', '€1,234.56', '24 November 2026 at 10:00'],
  ['de', '1.234,56 €', 'Dienstag, 24. November 2026 um 10:00'],
  ['fr', '1 234,56 €', 'mardi 24 novembre 2026 à 10:00'],
  ['es', '1234,56 €', 'martes, 24 de noviembre de 2026, 10:00'],
  ['it', '1234,56 €', 'martedì 24 novembre 2026 alle ore 10:00'],
  ['pt', '1234,56 €', 'terça-feira, 24 de novembro de 2026 às 10:00'],
] as const)('writes money and times as %s does', (language, money, time) => {
  const body = confirmationMail(sampleStay(language), { ...SAMPLE_WAY, refunds: null }).body.replace(
    /[\u00a0\u202f]/g,
    ' ',
  );
  expect(body).toContain(money);
  expect(body).toContain(time);
});
