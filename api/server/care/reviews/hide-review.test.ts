import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Review } from '../../../contract/structs/review.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createCity, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
});
afterAll(() => server.close());

const admin = () => server.clientOf(staff.token);
const hide = (id: string, hidden_reason: string | null, expected_version?: number) =>
  admin().updateAdminReview({
    params: { id },
    body: { hidden: true, hidden_reason, ...(expected_version && { expected_version }) },
  });

/** A place with one review of five stars and one of one. */
async function reviewedStashpoint(): Promise<{ stashpoint: string; cityId: string; good: Review; bad: Review }> {
  const { id: cityId } = await createCity(server);
  const stashpoint = await createStashpoint(server, { cityId });
  const review = async (rating: number, text: string) => {
    const traveller = await createSession(server);
    server.setNow(TEST_NOW);
    const { id } = await createBooking(server, traveller, stashpoint);
    server.setNow('2026-11-25T10:00:00Z');
    return server.clientOf(traveller.token).createReview({
      body: {
        booking_id: id,
        language: 'en',
        stasher_rating: 5,
        stashpoint_rating: rating,
        stashpoint_review: text,
        bags_were_left: true,
      },
    });
  };
  return { stashpoint, cityId, good: await review(5, 'Kind and quick.'), bad: await review(1, 'Call me on 0123.') };
}

describe('a review that staff hide', () => {
  it('leaves pages, ratings and statistics, and returns to all of them', async () => {
    const { stashpoint, cityId, good, bad } = await reviewedStashpoint();
    const total = async () => (await server.client.getStatistics()).total_ratings;
    const rated = async () => {
      const { rating, review_count } = await server.client.getStashpoint({ params: { id: stashpoint } });
      return [rating, review_count];
    };
    const before = await total();
    expect(await rated()).toEqual([3, 2]);
    const hidden = await hide(bad.id, 'Names a private number.');
    expect(hidden).toMatchObject({ hidden: true, hidden_reason: 'Names a private number.' });
    const { items } = await server.client.listReviews({ query: { stashpoint_id: stashpoint } });
    expect(items.map(({ id }) => id)).toEqual([good.id]);
    expect(await server.client.summariseReviews({ query: { city_id: cityId } })).toMatchObject({
      total: 1,
      average: 5,
    });
    expect(await rated()).toEqual([5, 1]);
    expect(await total()).toBe(before - 1);
    const city = await server.client.getCity({ params: { id: cityId } });
    expect(city).toMatchObject({ average_rating: 5, review_count: 1 });

    await admin().updateAdminReview({ params: { id: bad.id }, body: { hidden: false } });
    expect(await rated()).toEqual([3, 2]);
  });

  it('needs a reason, and the version it was read at', async () => {
    const { bad } = await reviewedStashpoint();
    await expect(hide(bad.id, ' ')).rejects.toMatchObject({
      errors: { hidden_reason: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
    const { version } = await hide(bad.id, 'Spam.', 1);
    await expect(hide(bad.id, 'Rude.', version - 1)).rejects.toMatchObject({ id: 'CONFLICT' });
    await expect(hide('nobody', 'Spam.')).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it('is shown again by undoing the change', async () => {
    const { bad } = await reviewedStashpoint();
    await hide(bad.id, 'Spam.');
    const { items } = await admin().listChanges({ query: { entity: 'review', entity_id: bad.id } });
    expect(items[0]).toMatchObject({ action: 'hidden', before: { hidden: false, hidden_reason: null } });
    const undone = await admin().updateAdminReview({ params: { id: bad.id }, body: items[0]?.before ?? {} });
    expect(undone).toMatchObject({ hidden: false, hidden_at: null });
  });

  it('is found by staff, among all or alone', async () => {
    const { stashpoint, bad, good } = await reviewedStashpoint();
    await hide(bad.id, 'Spam.');
    const find = async (query: object) =>
      (await admin().listAdminReviews({ query: { stashpoint_id: stashpoint, ...query } })).items.map(({ id }) => id);
    expect(await find({ hidden: true })).toEqual([bad.id]);
    expect(await find({ sort: 'stashpoint_rating', order: 'ASC' })).toEqual([bad.id, good.id]);
    expect(await find({ q: '0123' })).toEqual([bad.id]);
    expect(await find({ q: good.booking_id ?? '' })).toEqual([good.id]);
  });
});
