import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/vocabulary/languages.ts';
import {
  createBooking,
  createSession,
  createStashpoint,
  endStay,
  type StashpointOptions,
} from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { startTranslatorStandIn, type TranslatorStandIn } from '../../../testing/translator-stand-in.ts';
import { reviewTexts } from '../../care/reviews/review-texts.ts';
import { stashpointTexts } from '../../catalogue/stashpoints/record/stashpoint-texts.ts';
import { translateTexts } from './translate-texts.ts';
import { openTranslator } from './translator.ts';

const NOTICE = 'Please ring twice at the side door, the shop is often full.';
const DESCRIPTION = 'A small café with a locked room behind the counter.';
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

let standIn: TranslatorStandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startTranslatorStandIn();
});
afterAll(() => standIn.close());
beforeEach(async () => {
  standIn.asked.length = 0;
  standIn.fail(undefined);
  server = await startTestServer({ translator: standIn.settings });
});
afterEach(() => server.close());

const run = (services = server.services) => translateTexts(services, [stashpointTexts, reviewTexts]);
const stashpoint = (columns: StashpointOptions['columns'] = {}) =>
  createStashpoint(server, { columns: { description: '', special_requirements: NOTICE, ...columns } });
const look = (id: string) => server.client.getStashpoint({ params: { id }, query: {} });
const sent = () => standIn.asked.map(({ question }) => `${question.target}: ${question.q.join(' | ')}`).sort();
const kept = () => server.database.query.selectFrom('translations').selectAll().execute();
/** Simulates the end of the translator's pause. */
const withoutRest = () => ({ ...server.services, translator: openTranslator(standIn.settings, 'https://cubby.test') });
const edit = (id: string, columns: { special_requirements: string }) =>
  server.database.query.updateTable('stashpoints').set(columns).where('id', '=', id).execute();

describe('texts by hosts', () => {
  it('are shown as written, then in every other language, and are translated once', async () => {
    const id = await stashpoint({ upsell_text: 'A coffee at half price while your bags are with us.' });
    expect(await look(id)).toMatchObject({ written_in: { special_requirements: 'en' }, translated: {} });
    expect(await run()).toBe(10);
    const { special_requirements, written_in, translated } = await look(id);
    expect(special_requirements).toBe(NOTICE);
    expect(written_in).toEqual({ description: null, special_requirements: 'en', upsell_text: 'en' });
    expect(Object.keys(translated ?? {}).sort()).toEqual([...OTHERS].sort());
    expect(translated?.de).toEqual({
      special_requirements: `(de) ${NOTICE}`,
      upsell_text: '(de) A coffee at half price while your bags are with us.',
    });
    await stashpoint({ special_requirements: `  ${NOTICE}\r\n` });
    expect(await run()).toBe(0);
    expect(standIn.asked).toHaveLength(5);
  });

  it('take precedence over a machine translation if the host has written that language', async () => {
    const id = await stashpoint({
      special_requirements: null,
      description: DESCRIPTION,
      descriptions: JSON.stringify({ de: 'Ein kleines Café.', fr: '   ' }),
    });
    await run();
    const { translated } = await look(id);
    expect(translated?.de).toBeUndefined();
    expect(translated?.fr?.description).toBe(`(fr) ${DESCRIPTION}`);
    expect(sent().some((each) => each.startsWith('de'))).toBe(false);
  });

  it('are translated again after a change, and nothing outdated is shown in between', async () => {
    const id = await stashpoint();
    await run();
    await edit(id, { special_requirements: 'Please ring once at the front door, we are quick.' });
    expect((await look(id)).translated).toEqual({});
    await run();
    expect((await look(id)).translated?.it).toEqual({
      special_requirements: '(it) Please ring once at the front door, we are quick.',
    });
  });

  it('are not sent before approval, in an unknown language, or if far too long', async () => {
    await stashpoint({ status: 'submitted' });
    await stashpoint({ special_requirements: 'Ring twice.' });
    await stashpoint({ special_requirements: '   ' });
    await stashpoint({ special_requirements: NOTICE.repeat(200) });
    expect(await run()).toBe(0);
    expect(standIn.asked).toEqual([]);
  });

  it('can be a few words, in the language of the other texts', async () => {
    const id = await stashpoint({ description: DESCRIPTION, special_requirements: 'Ring twice.' });
    await run();
    const { written_in, translated } = await look(id);
    expect(translated?.pt?.special_requirements).toBe('(pt) Ring twice.');
    expect(written_in).toEqual({ description: 'en', special_requirements: 'en', upsell_text: null });
  });

  it('are sent in batches that a small machine can handle', async () => {
    const long = `${DESCRIPTION} `.repeat(60).trim();
    for (let index = 0; index < 12; index += 1) await stashpoint({ special_requirements: `${NOTICE} Shelf ${index}.` });
    await stashpoint({ special_requirements: long });
    await run();
    for (const { question } of standIn.asked) {
      expect(question.q.length).toBeLessThanOrEqual(10);
      if (question.q.length > 1) expect(question.q.join('').length).toBeLessThanOrEqual(4_000);
    }
    expect(await kept()).toHaveLength(13 * 5);
  });
});

describe('texts by travellers', () => {
  const reviewed = async (id: string, text: string) => {
    const session = await createSession(server);
    const { id: booking_id } = await createBooking(server, session, id);
    await endStay(server, booking_id);
    return server.clientOf(session.token).createReview({
      body: { booking_id, language: 'de', stasher_rating: 5, stashpoint_rating: 5, stashpoint_review: text },
    });
  };
  const GERMAN = 'Sehr nett, alles ging schnell und ohne Probleme.';
  const listed = async (id: string) => (await server.client.listReviews({ query: { stashpoint_id: id } })).items[0];

  it('are translated like their replies, under the names of the specification', async () => {
    const id = await stashpoint({ special_requirements: null });
    const review = await reviewed(id, GERMAN);
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    await staff.answerReview({ params: { id: review.id }, body: { text: 'Thank you, come back whenever you like.' } });
    await run();
    expect(await listed(id)).toMatchObject({
      detected_language: 'de',
      stashpoint_review: GERMAN,
      stashpoint_review_translations: { en: `(en) ${GERMAN}`, fr: `(fr) ${GERMAN}` },
      stasher_review_translations: {},
      answer: { language: 'en', translations: { de: '(de) Thank you, come back whenever you like.' } },
    });
    expect((await listed(id))?.stashpoint_review_translations).not.toHaveProperty('de');
  });

  it('keep translations that came with them', async () => {
    const id = await stashpoint({ special_requirements: null });
    const { id: review } = await reviewed(id, GERMAN);
    const stashpoint_review_translations = JSON.stringify({ en: 'Very kind.' });
    await server.database.query
      .updateTable('reviews')
      .set({ stashpoint_review_translations })
      .where('id', '=', review)
      .execute();
    await run();
    expect((await listed(id))?.stashpoint_review_translations).toMatchObject({
      en: 'Very kind.',
      es: `(es) ${GERMAN}`,
    });
    expect(sent().some((each) => each.startsWith('en'))).toBe(false);
  });

  it('are not sent while they are hidden', async () => {
    const id = await stashpoint({ special_requirements: null });
    const { id: review } = await reviewed(id, GERMAN);
    const hidden = { hidden_at: TEST_NOW, hidden_reason: 'Names somebody.' };
    await server.database.query.updateTable('reviews').set(hidden).where('id', '=', review).execute();
    await run();
    expect(standIn.asked).toEqual([]);
  });
});

describe('the translation job', () => {
  it('runs on one server at a time, so that nothing is translated twice', async () => {
    standIn.fail(() => ({ afterMs: 30 }));
    await stashpoint();
    const counts = await Promise.all([run(), run(withoutRest()), run(withoutRest())]);
    expect(counts.sort()).toEqual([0, 0, 5]);
    expect(standIn.asked).toHaveLength(5);
  });

  it('is released by a server that died', async () => {
    await stashpoint();
    const lost = { began: TEST_NOW, kind: 'stashpoints', reached: '', translates: true };
    const held_until = new Date(TEST_NOW.getTime() + 600_000);
    await server.database.query
      .insertInto('translation_walk')
      .values({ ...lost, held_until })
      .execute();
    expect(await run()).toBe(0);
    server.setNow(held_until);
    expect(await run()).toBe(5);
  });

  it('stops while the translator is unavailable, and continues where it stopped', async () => {
    const id = await stashpoint();
    standIn.fail(({ target }) => (target === 'es' ? { status: 500, body: { error: 'out of memory' } } : undefined));
    expect(await run()).toBe(2);
    expect((await look(id)).translated).toEqual({
      de: { special_requirements: `(de) ${NOTICE}` },
      fr: { special_requirements: `(fr) ${NOTICE}` },
    });
    const { length } = standIn.asked;
    expect(await run()).toBe(0);
    expect(standIn.asked).toHaveLength(length);
    standIn.fail(undefined);
    expect(await run(withoutRest())).toBe(3);
    expect(Object.keys((await look(id)).translated ?? {})).toHaveLength(5);
  });

  it('skips a refused text, keeps the others of its batch, and retries a week later', async () => {
    const refused = `${NOTICE} Nobody translates this.`;
    const [one, other] = [await stashpoint(), await stashpoint({ special_requirements: refused })];
    standIn.fail(({ q }) =>
      q.some((text) => text.includes('Nobody')) ? { status: 400, body: { error: 'exceeds text limit' } } : undefined,
    );
    expect(await run()).toBe(5);
    expect((await look(one)).translated?.de).toBeDefined();
    expect((await look(other)).translated).toEqual({});
    const { length } = standIn.asked;
    server.setNow(new Date(TEST_NOW.getTime() + 6 * 86_400_000));
    expect(await run()).toBe(0);
    expect(standIn.asked).toHaveLength(length);
    standIn.fail(undefined);
    server.setNow(new Date(TEST_NOW.getTime() + 8 * 86_400_000));
    expect(await run()).toBe(5);
    expect((await look(other)).translated?.de?.special_requirements).toBe(`(de) ${refused}`);
  });

  it.each([
    ['nothing', '  '],
    ['the character NUL', 'Bitte\0klingeln'],
    ['half a character', 'Bitte klingeln \ud83d'],
    ['the same word without end', 'klingeln '.repeat(80)],
    ['what it was sent', NOTICE],
  ])('shows a text as written when its translation is %s', async (_what, translated) => {
    const id = await stashpoint();
    standIn.fail(() => ({ body: { translatedText: [translated] } }));
    await run();
    expect((await look(id)).translated).toEqual({});
  });

  it('deletes unused translations once a day, and nothing else', async () => {
    const id = await stashpoint();
    await stashpoint({ special_requirements: 'This notice stays where it is, day after day.' });
    await run();
    await edit(id, { special_requirements: 'A notice that has been written anew this morning.' });
    await run();
    expect(await kept()).toHaveLength(15);
    server.setNow(new Date(TEST_NOW.getTime() + 25 * 3_600_000));
    await run();
    expect(await kept()).toHaveLength(10);
    const { length } = standIn.asked;
    await run();
    expect(standIn.asked).toHaveLength(length);
  });

  it('marks everything as done, and starts again once there is a translator', async () => {
    const first = await stashpoint();
    // More texts than the number checked as the newest.
    const later = new Date(TEST_NOW.getTime() + 1_000);
    const cityId = (await look(first)).nearest_city.id;
    const hostId = (await createSession(server, 'host')).user.id;
    for (let index = 0; index < 60; index += 1)
      await createStashpoint(server, { cityId, hostId, columns: { description: '', updated: later } });
    await server.database.query.updateTable('stashpoints').set({ updated: TEST_NOW }).where('id', '=', first).execute();
    for (let minute = 0; minute < 3; minute += 1) await run({ ...server.services, translator: null });
    expect(await run()).toBe(5);
  });

  it('only cleans up without a translator, and existing translations are still shown', async () => {
    const id = await stashpoint();
    await run();
    const alone = { ...server.services, translator: null };
    await stashpoint({ special_requirements: 'Nobody is there to translate this any more.' });
    server.setNow(new Date(TEST_NOW.getTime() + 25 * 3_600_000));
    expect(await run(alone)).toBe(0);
    expect(await kept()).toHaveLength(5);
    expect((await look(id)).translated?.de).toBeDefined();
  });
});
