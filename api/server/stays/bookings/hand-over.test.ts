import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let host: AuthToken;
let staff: AuthToken;
let booking: Booking;
beforeAll(async () => {
  server = await startTestServer();
  host = await createSession(server, 'host');
  staff = await createSession(server, 'admin');
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  const traveller = await createSession(server);
  booking = await createBooking(server, traveller, await createStashpoint(server, { hostId: host.user.id }));
});
afterAll(() => server.close());

type State = 'checked_in' | 'checked_out' | 'no_show' | 'confirmed';
const hand = (state: State, by = host, reason = by === staff ? 'host_asked' : undefined) =>
  server.clientOf(by.token).updateBooking({ params: { id: booking.id }, body: { state, ...(reason && { reason }) } });
const notNow = { id: 'BOOKING_NOT_CHANGEABLE', status: 422 };

describe('handing bags over', () => {
  it('is refused eleven days early, to hosts and staff alike, and possible around the stay', async () => {
    const pickup = '2026-12-04T18:00:00Z';
    const traveller = await createSession(server);
    const stashpoint = await createStashpoint(server, { hostId: host.user.id });
    booking = await createBooking(server, traveller, stashpoint, { dropoff: '2026-12-04T10:00:00Z', pickup });
    for (const by of [host, staff]) await expect(hand('checked_in', by)).rejects.toMatchObject(notNow);
    server.setNow('2026-12-04T08:00:00Z');
    expect(await hand('checked_in')).toMatchObject({ state: 'checked_in', has_been_checked_in: true });
    server.setNow('2026-12-06T08:00:00Z');
    expect(await hand('checked_out')).toMatchObject({ state: 'checked_out', has_been_checked_out: true });
  });

  it('refuses check-in after a full refund', async () => {
    const client = server.clientOf(staff.token);
    const refund = { booking_id: booking.id, to: 'source', borne_by: 'platform', reason: 'Sorry.' } as const;
    await client.createRefund({ body: { ...refund, amount: 1000 } });
    await client.createRefund({ body: { ...refund, amount: 300 } });
    server.setNow(booking.dropoff);
    await expect(hand('checked_in')).rejects.toMatchObject(notNow);
    server.setNow('2026-11-24T11:00:00Z');
    expect((await hand('no_show')).state).toBe('no_show');
    await expect(hand('confirmed')).rejects.toMatchObject({ id: 'NO_SHOW_FINAL' });
  });

  it('records no no-show after a check-in', async () => {
    server.setNow('2026-11-24T11:00:00Z');
    await hand('checked_in');
    await expect(hand('no_show')).rejects.toMatchObject(notNow);
    await hand('checked_out');
    for (const state of ['no_show', 'checked_in', 'checked_out'] as const)
      await expect(hand(state)).rejects.toMatchObject(notNow);
  });

  it('can be done by staff on the host’s behalf, and is logged with their name', async () => {
    server.setNow(booking.dropoff);
    await hand('checked_in', staff, ' The till is offline. ');
    server.setNow(booking.pickup);
    await hand('checked_out', staff);
    const timeline = await server.clientOf(staff.token).getBookingTimeline({ params: { id: booking.id } });
    expect(timeline.filter(({ kind }) => kind === 'staff').map(({ facts }) => facts)).toEqual([
      { action: 'checked_in', actor: 'Ada Lovelace', reason: 'The till is offline.' },
      { action: 'checked_out', actor: 'Ada Lovelace', reason: 'host_asked' },
    ]);
    const told = await server.clientOf(host.token).getBookingTimeline({ params: { id: booking.id } });
    expect(told.find(({ facts }) => facts.action === 'checked_in')?.facts).toEqual({
      action: 'checked_in',
      actor: 'Cubby',
    });
  });

  it('by staff needs a reason, for every step', async () => {
    server.setNow(booking.dropoff);
    const missing = { id: 'INVALID_DATA', errors: { reason: ['INVALID_DATA'] } };
    for (const state of ['checked_in', 'checked_out', 'no_show', 'confirmed'] as const)
      for (const reason of ['', '   ']) await expect(hand(state, staff, reason)).rejects.toMatchObject(missing);
    expect((await hand('checked_in')).state).toBe('checked_in');
  });
});

describe('a no-show', () => {
  const coming = (pass: string) => server.client.sayComing({ params: { id: booking.id }, body: { pass } });
  const passIn = (text = '') => new URL(text.match(/https?:\S+/)?.[0] ?? '').searchParams.get('pass') ?? '';
  const mails = (recipient: string) =>
    server.database.query
      .selectFrom('mails')
      .select(['subject', 'body'])
      .where('booking_id', '=', booking.id)
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute();
  const missed = async (at = '2026-11-24T11:00:00Z') => {
    server.setNow(at);
    await hand('no_show');
    return (await mails('ada@example.org')).at(-1);
  };
  const chain = async () =>
    (await server.clientOf(host.token).getCustody({ params: { id: booking.id } })).map(({ kind, actor }) => [
      kind,
      actor,
    ]);

  it('is recorded an hour after drop-off, once cancelling is no longer free, and says when', async () => {
    server.setNow('2026-11-24T10:40:00Z');
    const stashpoint = await createStashpoint(server, { hostId: host.user.id });
    booking = await createBooking(server, await createSession(server), stashpoint);
    expect(booking.no_show_times).toEqual({ from: '2026-11-24T11:40:00.000Z', undo_until: '2026-11-24T20:00:00.000Z' });
    server.setNow('2026-11-24T11:39:59Z');
    for (const by of [host, staff]) await expect(hand('no_show', by)).rejects.toMatchObject(notNow);
    server.setNow('2026-11-24T11:40:00Z');
    expect((await hand('no_show')).state).toBe('no_show');
  });

  it('is undone by host or staff until closing, and both are in the chain', async () => {
    await missed();
    for (const by of [host, staff]) {
      expect((await hand('confirmed', by)).state).toBe('confirmed');
      await hand('no_show');
    }
    server.setNow('2026-11-24T20:00:01Z');
    await expect(hand('confirmed')).rejects.toMatchObject({ id: 'NO_SHOW_FINAL', status: 422 });
    expect((await chain()).map(([kind, actor]) => `${kind} ${actor}`)).toEqual([
      ...['missed host', 'reinstated host', 'missed host', 'reinstated staff', 'missed host'],
    ]);
  });

  it('asks the traveller, whose answer undoes it without an account and reaches the host', async () => {
    const mail = await missed();
    expect(mail?.subject).toBe('Are you on your way to Ampersand Coffee?');
    const pass = passIn(mail?.body);
    for (const _ of ['once', 'again']) expect((await coming(pass)).state).toBe('confirmed');
    expect(await chain()).toEqual([
      ['missed', 'host'],
      ['said_coming', 'traveller'],
      ['reinstated', 'system'],
    ]);
    const notices = (await mails(host.user.email ?? '')).filter(({ subject }) => subject.includes('on their way'));
    expect(notices).toHaveLength(1);
    const day = await server.clientOf(host.token).getCounterDay({ params: { id: booking.stashpoint.id } });
    expect(day.bookings[0]?.said_coming_at).toBe('2026-11-24T11:00:00.000Z');
    await hand('checked_in');
    await expect(coming(pass)).rejects.toMatchObject(notNow);
  });

  it('gives its space away: it is undone while the rest of the stay still fits', async () => {
    const { id } = booking.stashpoint;
    const mail = await missed();
    server.setNow('2026-11-24T12:00:00Z');
    const other = { dropoff: '2026-11-24T12:00:00Z', pickup: '2026-11-24T14:00:00Z', bag_count: 9 };
    await createBooking(server, await createSession(server), id, other);
    const noRoom = { id: 'NO_AVAILABILITY_AT_STASHPOINT', status: 422 };
    await expect(hand('confirmed')).rejects.toMatchObject(noRoom);
    await expect(coming(passIn(mail?.body))).rejects.toMatchObject(noRoom);
    expect(await chain()).toEqual([['missed', 'host']]);
    server.setNow('2026-11-24T14:00:00Z');
    expect((await hand('confirmed')).state).toBe('confirmed');
  });

  it('that comes too late to be undone asks nothing', async () => {
    const mail = await missed('2026-11-24T20:30:00Z');
    expect(mail?.subject).toContain('was not used');
    await expect(coming(passIn(mail?.body))).rejects.toMatchObject({ id: 'NO_SHOW_FINAL' });
  });

  it('can’t be undone by its traveller as the host would', async () => {
    const traveller = await createSession(server);
    booking = await createBooking(server, traveller, booking.stashpoint.id);
    await missed();
    await expect(hand('confirmed', traveller)).rejects.toMatchObject(notNow);
  });
});
