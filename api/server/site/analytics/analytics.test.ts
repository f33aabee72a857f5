import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { forgetKind } from '../../retention.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const event = { name: 'page_view', time: '2026-11-23T09:59:00.000Z', properties: { path: '/de' } };
const stored = () => server.services.database.query.selectFrom('analytics_events').selectAll().execute();

describe('analytics', () => {
  it('stores a batch with its shared fields', async () => {
    await server.client.createEvents({
      body: { events: [event, event], experiments: { 10: 'optional_guarantee' }, marketing: { utm_source: 'x' } },
    });
    expect(await stored()).toMatchObject([
      { name: 'page_view', properties: { path: '/de' }, experiments: { 10: 'optional_guarantee' } },
      { name: 'page_view', marketing: { utm_source: 'x' } },
    ]);
  });

  it.each([
    ['a personal property', [{ ...event, properties: { email: 'a@b.test' } }]],
    ['another personal property', [{ ...event, properties: { lastName: 'Doe' } }]],
    ['an empty batch', []],
    ['more than fifty', Array.from({ length: 51 }, () => event)],
    ['a time that is none', [{ ...event, time: 'soon' }]],
  ])('refuses %s', async (_name, events) => {
    await expect(server.client.createEvents({ body: { events } })).rejects.toMatchObject({
      status: 422,
      id: 'INVALID_DATA',
    });
  });

  it('deletes events after ninety days', async () => {
    const later = { ...server.services, now: () => new Date(TEST_NOW.getTime() + 91 * 86_400_000) };
    await forgetKind(later, 'visits');
    expect(await stored()).toEqual([]);
  });
});
