import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { CONTACT, createBooking, createSession, createStashpoint, endStay } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: ReturnType<TestServer['clientOf']>;
beforeAll(async () => {
  server = await startTestServer();
  staff = server.clientOf((await createSession(server, 'admin')).token);
});
afterAll(() => server.close());

/** Creates a place with a four-star review by a traveller who reads German. */
async function reviewed(): Promise<{
  stashpoint: string;
  id: string;
  host: ReturnType<TestServer['clientOf']>;
  owner: AuthToken;
  email: string;
}> {
  server.setNow(TEST_NOW);
  const owner = await createSession(server, 'host');
  const traveller = await createSession(server);
  const stashpoint = await createStashpoint(server, { hostId: owner.user.id });
  const email = `${traveller.user.id.slice(0, 8)}@reviews.test`;
  const { id: booking_id } = await createBooking(server, traveller, stashpoint, {
    customer: { ...CONTACT, email },
    language: 'de',
  });
  await endStay(server, booking_id, { language: 'de' });
  const { id } = await server.clientOf(traveller.token).createReview({
    body: {
      booking_id,
      language: 'de',
      stasher_rating: 2,
      stashpoint_rating: 4,
      stasher_review: 'Eure Karte ist langsam.',
      stashpoint_review: 'Nett, aber schwer zu finden.',
    },
  });
  return { stashpoint, id, host: server.clientOf(owner.token), owner, email };
}

const answers = async (stashpoint: string) =>
  (await server.client.listReviews({ query: { stashpoint_id: stashpoint } })).items.map(({ answer }) => answer);
const mailsTo = async (email: string) =>
  (await server.database.query.selectFrom('mails').select('body').where('recipient', '=', email).execute()).filter(
    ({ body }) => body.includes('geantwortet'),
  );

describe('an answer to a review', () => {
  it('is public below the review in its language, and announced once', async () => {
    const { stashpoint, id, host, email } = await reviewed();
    expect(await answers(stashpoint)).toEqual([null]);
    const text = 'Merci beaucoup, nous avons mis un panneau plus grand devant la porte.';
    expect(await host.answerReview({ params: { id }, body: { text: `  ${text} ` } })).toMatchObject({
      answer: { text, language: 'fr' },
    });
    expect(await answers(stashpoint)).toMatchObject([{ text, language: 'fr' }]);
    await host.answerReview({ params: { id }, body: { text: 'A larger sign hangs there now, thank you.' } });
    const [mail, ...more] = await mailsTo(email);
    expect(mail?.body).toContain(text);
    expect(mail?.body).toMatch(/\/de\/gepackaufbewahrung\//);
    expect(more).toEqual([]);
    await host.answerReview({ params: { id }, body: { text: null } });
    expect(await answers(stashpoint)).toEqual([null]);
  });

  it('can be filtered by', async () => {
    const { id, host } = await reviewed();
    const idsOf = async (answered: boolean) =>
      (await host.listAdminReviews({ query: { answered } })).items.map((each) => each.id);
    expect([await idsOf(false), await idsOf(true)]).toEqual([[id], []]);
    await host.answerReview({ params: { id }, body: { text: 'Thank you!' } });
    expect([await idsOf(false), await idsOf(true)]).toEqual([[], [id]]);
  });

  it('has a thousand characters at most', async () => {
    const { id, host } = await reviewed();
    const answer = (length: number) => host.answerReview({ params: { id }, body: { text: 'x'.repeat(length) } });
    await expect(answer(1001)).rejects.toMatchObject({ errors: { text: ['INVALID_DATA'] } });
    await answer(1000);
  });

  it('is removed by staff with a reason, which is shown to the host', async () => {
    const { stashpoint, id, host } = await reviewed();
    await host.answerReview({ params: { id }, body: { text: 'Ada was rude, call her on 0123.' } });
    const take = (reason?: string) =>
      staff.answerReview({ params: { id }, body: { text: null, ...(reason && { reason }) } });
    await expect(take()).rejects.toMatchObject({ errors: { reason: ['REQUIRED_DATA_CLIENT_ERROR'] } });
    await take('It tells a private number.');
    expect(await answers(stashpoint)).toEqual([null]);
    expect(await host.getAdminReview({ params: { id } })).toMatchObject({
      answer: null,
      answer_removed_reason: 'It tells a private number.',
    });
    expect(await host.answerReview({ params: { id }, body: { text: 'Sorry to hear that.' } })).toMatchObject({
      answer_removed_reason: null,
    });
  });

  it('is hidden with its review, which no host sees', async () => {
    const { stashpoint, id, host } = await reviewed();
    await host.answerReview({ params: { id }, body: { text: 'Thank you!' } });
    await staff.updateAdminReview({ params: { id }, body: { hidden: true, hidden_reason: 'Spam.' } });
    expect(await answers(stashpoint)).toEqual([]);
    expect((await host.listAdminReviews({ query: { hidden: true } })).items).toEqual([]);
    await expect(host.getAdminReview({ params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(host.answerReview({ params: { id }, body: { text: 'Hm.' } })).rejects.toMatchObject({ status: 404 });
    await staff.updateAdminReview({ params: { id }, body: { hidden: false } });
    expect(await answers(stashpoint)).toMatchObject([{ text: 'Thank you!' }]);
  });

  it('by staff to a hidden review is announced to no one', async () => {
    const { id, email } = await reviewed();
    await staff.updateAdminReview({ params: { id }, body: { hidden: true, hidden_reason: 'Spam.' } });
    await staff.answerReview({ params: { id }, body: { text: 'Thank you!' } });
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('reviews as a host sees them', () => {
  it('are about their own places, neither about us nor about other hosts’ places', async () => {
    const { id, host, stashpoint } = await reviewed();
    const other = await reviewed();
    const { items } = await host.listAdminReviews({});
    expect(items).toMatchObject([{ id, stashpoint_review: 'Nett, aber schwer zu finden.', stasher_review: null }]);
    expect((await host.listAdminReviews({ query: { q: 'Karte' } })).items).toEqual([]);
    expect((await host.listAdminReviews({ query: { stashpoint_id: other.stashpoint } })).items).toEqual([]);
    expect((await host.listAdminReviews({ query: { stashpoint_id: stashpoint } })).items).toHaveLength(1);
    expect((await staff.getAdminReview({ params: { id } })).stasher_review).toBe('Eure Karte ist langsam.');
  });
});
