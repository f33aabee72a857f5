import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PushDevice } from '../../../contract/structs/push.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { type PushStandIn, startPushStandIn } from '../../../testing/push-stand-in.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { notifyDevices } from './notify-devices.ts';

let server: TestServer;
let service: PushStandIn;
let owner: AuthToken;
let stashpoint: string;
beforeAll(async () => {
  server = await startTestServer({}, { pushesToPrivate: true });
  service = await startPushStandIn();
});
beforeEach(async () => {
  await server.database.query.deleteFrom('push_subscriptions').execute();
  server.setNow(TEST_NOW);
  service.answer(201);
  service.received.length = 0;
  owner = await createSession(server, 'host');
  stashpoint = await createStashpoint(server, { hostId: owner.user.id });
});
afterAll(async () => {
  await service.close();
  await server.close();
});

const host = () => server.clientOf(owner.token);
const params = () => ({ id: stashpoint });
const subscribe = (device: PushDevice) => host().subscribePush({ params: params(), body: device });
const tell = () => notifyDevices(server.services);
const titles = () => service.received.map(({ message }) => message.title);
const STAY = { dropoff: '2026-11-24T10:00:00Z', pickup: '2026-11-24T18:00:00Z', bag_count: 2 };
const book = async () => createBooking(server, await createSession(server), stashpoint, STAY);

describe('a device at the counter', () => {
  it('is notified of a booking within the hour, once, in its language', async () => {
    const { id } = await book();
    await subscribe(service.device('de'));
    server.setNow('2026-11-24T08:59:00Z');
    expect(await tell()).toBe(0);
    server.setNow('2026-11-24T09:05:00Z');
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    const [push] = service.received;
    expect(push?.message).toEqual({
      title: '10:00: Ada mit 2 Gepäckstücken',
      body: `Buchung ${id}. Mach Platz für das Gepäck und tippe, um es anzunehmen.`,
      path: `/counter?booking=${id}`,
      tag: `dropoff_soon:${id}`,
    });
    expect(push?.headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(push?.headers.authorization).toMatch(/^vapid t=/);
  });

  it('is notified again if the stay moves to another hour', async () => {
    const { id } = await book();
    await subscribe(service.device());
    server.setNow('2026-11-24T09:05:00Z');
    await tell();
    const later = new Date('2026-11-24T10:04:00Z');
    await server.database.query.updateTable('bookings').set({ dropoff: later }).where('id', '=', id).execute();
    await tell();
    expect(titles()).toEqual(['10:00: Ada with 2 bags', '10:04: Ada with 2 bags']);
  });

  it.each([
    ['within six hours', '2026-11-24T23:59:00Z', 1],
    ['no later than that', '2026-11-25T00:00:00Z', 0],
  ])('that was set up late is notified of overdue bags %s', async (_how, moment, count) => {
    const { id } = await book();
    const inside = { state: 'checked_in', checked_in_at: new Date(STAY.dropoff) } as const;
    await server.database.query.updateTable('bookings').set(inside).where('id', '=', id).execute();
    await subscribe(service.device());
    server.setNow(moment);
    expect(await tell()).toBe(count);
  });

  it('is notified of overdue bags, by the rule’s times', async () => {
    const { id } = await book();
    const inside = { state: 'checked_in', checked_in_at: new Date(STAY.dropoff) } as const;
    await server.database.query.updateTable('bookings').set(inside).where('id', '=', id).execute();
    await subscribe(service.device());
    server.setNow('2026-11-24T18:14:00Z');
    expect(await tell()).toBe(0);
    server.setNow('2026-11-24T18:16:00Z');
    expect(await tell()).toBe(1);
    expect(service.received[0]?.message).toMatchObject({ title: 'Ada is late', path: `/counter?booking=${id}` });
  });

  it('is notified of a report, with a link to respond', async () => {
    const traveller = await createSession(server);
    const { id } = await createBooking(server, traveller, stashpoint, STAY);
    await subscribe(service.device());
    server.setNow('2026-11-24T10:10:00Z');
    const { booking } = await server
      .clientOf(traveller.token)
      .reportIncident({ params: { id }, body: { kind: 'closed' } });
    await tell();
    expect(service.received.map(({ message }) => message)).toContainEqual(
      expect.objectContaining({ title: 'Ada says you’re closed', path: `/incidents/${booking.incident?.id}` }),
    );
  });

  it('is notified of a traveller’s message', async () => {
    const traveller = await createSession(server);
    const { id } = await createBooking(server, traveller, stashpoint, STAY);
    await subscribe(service.device());
    const body = { as: 'traveller', text: 'Is there a lift?' } as const;
    await server.clientOf(traveller.token).writeMessage({ params: { id }, body });
    expect(await tell()).toBe(1);
    expect(service.received[0]?.message).toMatchObject({ title: 'Message from Ada', path: `/counter?booking=${id}` });
  });

  it('gets a test notification like a real one', async () => {
    const device = service.device('fr');
    await subscribe(device);
    const body = { endpoint: device.endpoint };
    expect(await host().testPush({ params: params(), body })).toEqual({ outcome: 'sent' });
    expect(titles()).toEqual(['Les notifications sont activées']);
    await host().unsubscribePush({ params: params(), body });
    await expect(host().testPush({ params: params(), body })).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });
});

describe('a device that is', () => {
  it.each([404, 410])('gone by its push service (%i) is forgotten', async (status) => {
    await book();
    await subscribe(service.device());
    server.setNow('2026-11-24T09:05:00Z');
    service.answer(status);
    expect(await tell()).toBe(0);
    expect(await devices()).toBe(0);
  });

  it('behind a push service that is down is notified when it is back, and delays no one else', async () => {
    await book();
    await subscribe(service.device());
    await subscribe(service.device());
    server.setNow('2026-11-24T09:05:00Z');
    service.answer(0);
    const before = service.requests();
    expect(await tell()).toBe(0);
    expect(service.requests() - before).toBe(1);
    expect(await devices()).toBe(2);
    service.answer(201);
    expect(await tell()).toBe(2);
  });

  it('signed out gets no more notifications', async () => {
    await book();
    await subscribe(service.device());
    await host().deleteToken({ params: { token: owner.token } });
    expect(await devices()).toBe(0);
  });

  it('with an ended session, or of a transferred place, gets none', async () => {
    await book();
    await subscribe(service.device());
    server.setNow('2026-11-24T09:05:00Z');
    const { query } = server.database;
    const other = await createSession(server, 'host');
    await query.updateTable('stashpoints').set({ host_id: other.user.id }).where('id', '=', stashpoint).execute();
    expect(await tell()).toBe(0);
    await query.updateTable('stashpoints').set({ host_id: owner.user.id }).where('id', '=', stashpoint).execute();
    const over = { expires_at: new Date('2026-11-24T09:00:00Z') };
    await query.updateTable('tokens').set(over).where('id', '=', owner.id).execute();
    expect(await tell()).toBe(0);
  });

  it('switched on twice is one device, in its current language', async () => {
    const device = service.device('en');
    await Promise.all([subscribe(device), subscribe(device)]);
    await subscribe({ ...device, language: 'it' });
    expect(await devices()).toBe(1);
    await host().testPush({ params: params(), body: { endpoint: device.endpoint } });
    expect(titles()).toEqual(['Le notifiche sono attive']);
  });

  it('is notified once by two servers at once', async () => {
    await book();
    await subscribe(service.device());
    server.setNow('2026-11-24T09:05:00Z');
    const told = await Promise.all([tell(), tell()]);
    expect(told[0] + told[1]).toBe(1);
    expect(titles()).toHaveLength(1);
  });
});

const devices = async () =>
  (await server.database.query.selectFrom('push_subscriptions').select('id').execute()).length;

it('can’t use an address on a private network, with the field’s name', async () => {
  const strict = await startTestServer();
  const session = await createSession(strict, 'host');
  const id = await createStashpoint(strict, { hostId: session.user.id });
  const subscribe = strict
    .clientOf(session.token)
    .subscribePush({ params: { id }, body: { ...service.device(), endpoint: 'https://169.254.169.254/latest' } });
  await expect(subscribe).rejects.toMatchObject({ id: 'INVALID_DATA', errors: { endpoint: ['INVALID_DATA'] } });
  await strict.close();
});

it('keeps its keys across restarts', async () => {
  const { public_key } = await host().getPushKey({ params: params() });
  expect(public_key).toMatch(/^[\w-]{87}$/);
  expect((await host().getPushKey({ params: params() })).public_key).toBe(public_key);
});
