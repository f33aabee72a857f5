import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createCity, createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { askForReviews } from './ask-for-reviews.ts';

let server: TestServer;
let session: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  session = await createSession(server);
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

const AFTER_PICKUP = '2026-11-24T18:30:00Z';

const passOf = (booking: Booking) => new URL(booking.pass?.url ?? '').searchParams.get('pass') ?? '';

const reviewOf = (booking: Booking, change: Record<string, unknown> = {}) => ({
  booking_id: booking.id,
  language: 'en' as const,
  stasher_rating: 5,
  stashpoint_rating: 4,
  bags_were_left: true,
  ...change,
});

describe('reviewing a stay', () => {
  it('changes the rating that search, page and lists show', async () => {
    const city = await createCity(server);
    const stashpoint = await createStashpoint(server, { cityId: city.id });
    const search = async () => {
      const { items } = await server.client.listStashpoints({
        query: { northeast_lat: 51.6, northeast_lng: 0, southwest_lat: 51.4, southwest_lng: -0.3 },
      });
      return items.find(({ id }) => id === stashpoint);
    };
    expect(await search()).toMatchObject({ rating: null, review_count: 0, features: { new_stashpoint: true } });
    const [first, second] = [
      await createBooking(server, session, stashpoint),
      await createBooking(server, session, stashpoint),
    ];
    server.setNow(AFTER_PICKUP);
    const client = server.clientOf(session.token);
    expect((await client.getBooking({ params: { id: first.id } })).review).toEqual({
      can_review: true,
      submitted: false,
      asks_if_left: true,
    });
    const review = await client.createReview({
      body: reviewOf(first, { stashpoint_review: 'Sehr nett, alles ging schnell und ohne Probleme.' }),
    });
    expect(review).toMatchObject({ first_name: 'Ada', stashpoint_city: 'London', detected_language: 'de' });
    await client.createReview({ body: reviewOf(second, { stashpoint_rating: 5, stasher_review: '   ' }) });
    expect(await search()).toMatchObject({ rating: 4.5, review_count: 2 });
    const page = await server.client.getStashpoint({ params: { id: stashpoint }, query: {} });
    expect(page).toMatchObject({ rating: 4.5, review_count: 2, features: { new_stashpoint: false } });
    await server.services.places.refresh();
    expect((await server.services.places.read()).byId.get(city.id)?.totals.review_count).toBe(2);
    expect((await client.getBooking({ params: { id: first.id } })).review).toEqual({
      can_review: false,
      submitted: true,
      asks_if_left: false,
    });
  });

  it('needs only the pass, and is refused to everyone else', async () => {
    const booking = await createBooking(server, session, await createStashpoint(server));
    server.setNow(AFTER_PICKUP);
    const stranger = await createSession(server);
    const replies = await Promise.allSettled([
      server.client.createReview({ body: reviewOf(booking) }),
      server.client.createReview({ body: reviewOf(booking, { pass: 'guessed' }) }),
      server.clientOf(stranger.token).createReview({ body: reviewOf(booking) }),
    ]);
    for (const reply of replies) expect(reply).toMatchObject({ reason: { id: 'NOT_FOUND', status: 404 } });
    const review = await server.client.createReview({ body: reviewOf(booking, { pass: passOf(booking) }) });
    expect(review.booking_id).toBe(booking.id);
  });

  it('happens once, even when sent five times at once', async () => {
    const stashpoint = await createStashpoint(server);
    const booking = await createBooking(server, session, stashpoint);
    server.setNow(AFTER_PICKUP);
    const replies = await Promise.allSettled(
      Array.from({ length: 5 }, () => server.clientOf(session.token).createReview({ body: reviewOf(booking) })),
    );
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const reply of replies)
      if (reply.status === 'rejected') expect(reply.reason).toMatchObject({ id: 'ALREADY_REVIEWED', status: 409 });
    const page = await server.client.getStashpoint({ params: { id: stashpoint }, query: {} });
    expect(page.review_count).toBe(1);
  });

  it('is refused before drop-off, when cancelled, and while unpaid', async () => {
    const stashpoint = await createStashpoint(server);
    const [early, cancelled] = [
      await createBooking(server, session, stashpoint),
      await createBooking(server, session, stashpoint),
    ];
    const held = await holdBooking(server, session, stashpoint);
    const client = server.clientOf(session.token);
    await client.updateBooking({ params: { id: cancelled.id }, body: { state: 'cancelled' } });
    const refused = { id: 'BOOKING_NOT_REVIEWABLE', status: 422 };
    await expect(client.createReview({ body: reviewOf(early) })).rejects.toMatchObject(refused);
    server.setNow(AFTER_PICKUP);
    await expect(client.createReview({ body: reviewOf(cancelled) })).rejects.toMatchObject(refused);
    await expect(client.createReview({ body: reviewOf(held) })).rejects.toMatchObject(refused);
  });

  it.each([0, 6, 4.5])('refuses a rating of %s', async (rating) => {
    const booking = await createBooking(server, session, await createStashpoint(server));
    await expect(
      server.clientOf(session.token).createReview({ body: reviewOf(booking, { stashpoint_rating: rating }) }),
    ).rejects.toMatchObject({ id: 'INVALID_DATA', errors: { stashpoint_rating: expect.any(Array) } });
  });
});

describe('writing a review', () => {
  const refused = { id: 'BOOKING_NOT_REVIEWABLE', status: 422 };
  const atStashpoint = async (columns = {}) => createStashpoint(server, { columns });
  const hand = async (id: string, state: 'checked_in' | 'no_show') =>
    server
      .clientOf((await createSession(server, 'admin')).token)
      .updateBooking({ params: { id }, body: { state, reason: 'host_asked' } });
  const review = (booking: Booking, change = {}) =>
    server.clientOf(session.token).createReview({ body: reviewOf(booking, change) });
  const look = async ({ id }: Booking) => (await server.clientOf(session.token).getBooking({ params: { id } })).review;

  it('is allowed after a check-in, at once and without a question', async () => {
    const booking = await createBooking(server, session, await atStashpoint());
    server.setNow('2026-11-24T09:30:00Z');
    await expect(review(booking)).rejects.toMatchObject(refused);
    await hand(booking.id, 'checked_in');
    expect(await look(booking)).toEqual({ can_review: true, submitted: false, asks_if_left: false });
    expect((await review(booking, { bags_were_left: undefined })).booking_id).toBe(booking.id);
  });

  it('is allowed after using a locker, from drop-off on', async () => {
    const booking = await createBooking(server, session, await atStashpoint({ storage_type: 'lambda_locker' }));
    server.setNow('2026-11-24T09:59:00Z');
    await expect(review(booking)).rejects.toMatchObject(refused);
    server.setNow('2026-11-24T10:00:00Z');
    expect((await review(booking, { bags_were_left: undefined })).booking_id).toBe(booking.id);
  });

  it('is allowed after pick-up without a check-in, if the traveller states that they left bags', async () => {
    const booking = await createBooking(server, session, await atStashpoint());
    server.setNow('2026-11-24T17:59:00Z');
    await expect(review(booking)).rejects.toMatchObject(refused);
    server.setNow('2026-11-24T18:00:00Z');
    await expect(review(booking, { bags_were_left: undefined })).rejects.toMatchObject({
      id: 'REQUIRED_DATA_CLIENT_ERROR',
      errors: { bags_were_left: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
    await expect(review(booking, { bags_were_left: false })).rejects.toMatchObject(refused);
    expect((await review(booking)).booking_id).toBe(booking.id);
  });

  it.each(['closed', 'refused'] as const)('is not allowed for a place found %s, and not asked for', async (kind) => {
    const booking = await createBooking(server, session, await atStashpoint());
    server.setNow('2026-11-24T10:05:00Z');
    await server.clientOf(session.token).reportIncident({ params: { id: booking.id }, body: { kind } });
    server.setNow('2026-11-24T21:30:00Z');
    expect(await look(booking)).toEqual({ can_review: false, submitted: false, asks_if_left: false });
    await expect(review(booking)).rejects.toMatchObject(refused);
    await askForReviews(server.services);
    const mails = await server.database.query
      .selectFrom('mails')
      .select('body')
      .where('booking_id', '=', booking.id)
      .execute();
    expect(mails.some(({ body }) => body.includes('surveys'))).toBe(false);
    const page = await server.client.getStashpoint({ params: { id: booking.stashpoint.id }, query: {} });
    expect(page).toMatchObject({ rating: null, review_count: 0 });
  });

  it('is not allowed after a no-show', async () => {
    const booking = await createBooking(server, session, await atStashpoint());
    server.setNow('2026-11-24T19:00:00Z');
    await hand(booking.id, 'no_show');
    await expect(review(booking)).rejects.toMatchObject(refused);
  });
});

describe('reading reviews', () => {
  it('filters by rating, language and text, and totals the same reviews', async () => {
    const city = await createCity(server);
    const stashpoint = await createStashpoint(server, { cityId: city.id, capacity: { standard: 20 } });
    const stars = [5, 5, 4, 1];
    const bookings = [];
    for (const _ of stars) bookings.push(await createBooking(server, session, stashpoint));
    server.setNow(AFTER_PICKUP);
    for (const [index, booking] of bookings.entries())
      await server.clientOf(session.token).createReview({
        body: reviewOf(booking, {
          stashpoint_rating: stars[index],
          language: index === 0 ? 'fr' : 'en',
          ...(index < 2 && { stashpoint_review: 'Fine.' }),
        }),
      });
    const total = async (filter: Record<string, unknown>) =>
      (await server.client.listReviews({ query: { stashpoint_id: stashpoint, ...filter } })).total;
    expect(await total({})).toBe(4);
    expect(await total({ rating: 5 })).toBe(2);
    expect(await total({ minimum_rating: 4 })).toBe(3);
    expect(await total({ language: 'fr' })).toBe(1);
    expect(await total({ with_text: true })).toBe(2);
    expect(await server.client.summariseReviews({ query: { city_id: city.id } })).toEqual({
      total: 4,
      average: 3.75,
      counts: [
        { rating: 5, count: 2 },
        { rating: 4, count: 1 },
        { rating: 3, count: 0 },
        { rating: 2, count: 0 },
        { rating: 1, count: 1 },
      ],
    });
    expect(await server.client.summariseReviews({ query: { stashpoint_id: 'nowhere' } })).toMatchObject({
      total: 0,
      average: null,
    });
  });
});

describe('asking for a review', () => {
  it.each([
    ['within two days of pick-up', '2026-11-26T17:59:00Z', 1],
    ['no later than that', '2026-11-26T18:00:00Z', 0],
  ])('happens %s', async (_when, moment, count) => {
    const { id } = await createBooking(server, session, await createStashpoint(server));
    server.setNow(moment);
    await askForReviews(server.services);
    const mails = server.database.query.selectFrom('mails').selectAll().where('booking_id', '=', id);
    expect(await mails.where('body', 'like', '%surveys%').execute()).toHaveLength(count);
  });

  it('happens once, some hours after pick-up, with a link that opens the survey', async () => {
    const stashpoint = await createStashpoint(server);
    const booking = await createBooking(server, session, stashpoint, { language: 'de' });
    const cancelled = await createBooking(server, session, stashpoint);
    await server.clientOf(session.token).updateBooking({ params: { id: cancelled.id }, body: { state: 'cancelled' } });
    server.setNow('2026-11-24T20:00:00Z');
    expect(await askForReviews(server.services)).toBe(0);
    server.setNow('2026-11-24T21:30:00Z');
    await askForReviews(server.services);
    expect(await askForReviews(server.services)).toBe(0);
    const mails = await server.database.query
      .selectFrom('mails')
      .selectAll()
      .where('body', 'like', '%surveys%')
      .execute();
    const own = mails.filter(({ body }) => body.includes(booking.id));
    expect(own).toHaveLength(1);
    expect(own[0]?.body).toContain(`/de/surveys/bookings/${booking.id}?pass=${passOf(booking)}`);
    expect(mails.some(({ body }) => body.includes(cancelled.id))).toBe(false);
  });
});
