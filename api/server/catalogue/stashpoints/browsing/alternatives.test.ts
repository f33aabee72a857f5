import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../../contract/structs/user.ts';
import { createSession, createStashpoint, everyDay, holdBooking, TOMORROW } from '../../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let session: AuthToken;
let town = 0;
beforeAll(async () => {
  server = await startTestServer();
  session = await createSession(server);
});
afterAll(() => server.close());

/** Creates a place in a town of its own, with an open one 200 m away and a closed one between them. */
async function neighbours(columns: Record<string, unknown> = {}, capacity = 10) {
  town += 1;
  const at = (metres: number) => ({ lat: 40 + town / 2 + metres / 111_000, lng: 5 });
  const stashpoint = await createStashpoint(server, {
    capacity: { standard: capacity },
    columns: { ...at(0), ...columns },
  });
  const open = await createStashpoint(server, { columns: at(200) });
  await createStashpoint(server, { hours: everyDay('12:00:00', '13:00:00'), columns: at(100) });
  return { stashpoint, open };
}

const ask = (id: string, query: Record<string, unknown> = { ...TOMORROW, bag_count: 2 }) =>
  server.client.listAlternatives({ params: { id }, query });

describe('alternatives to a place', () => {
  it.each([
    ['inactive', { active: false }, 10],
    ['inactive', { status: 'draft' as const }, 10],
    ['full', {}, 1],
    [null, {}, 10],
  ] as const)('say %s for %j with room for %i', async (reason, columns, capacity) => {
    const { stashpoint, open } = await neighbours(columns, capacity);
    const answer = await ask(stashpoint);
    expect(answer).toMatchObject({ reason, stashpoint: { id: stashpoint, name: 'Euston Road Café' } });
    expect(answer.items.map(({ id }) => id)).toEqual([open]);
    expect(answer.items[0]).toMatchObject({ availability: 'available', stay_price: { total: 1300 } });
  });

  it('say closed outside its hours, and leave out places that are closed or full too', async () => {
    const { stashpoint, open } = await neighbours({}, 10);
    await holdBooking(server, session, open, { bag_count: 9 });
    expect((await ask(stashpoint)).items).toEqual([]);
    const night = { dropoff: '2026-11-24T22:00:00Z', pickup: '2026-11-24T23:30:00Z', bag_count: 1 };
    expect(await ask(stashpoint, night)).toMatchObject({ reason: 'closed', items: [] });
  });

  it('are the nearest places if no stay is given', async () => {
    const { stashpoint } = await neighbours({ active: false });
    const { reason, items } = await ask(stashpoint, {});
    expect([reason, items.length]).toEqual(['inactive', 2]);
  });

  it('refuse an unknown place and impossible times', async () => {
    await expect(ask('nowhere')).rejects.toMatchObject({ id: 'NOT_FOUND' });
    const { stashpoint } = await neighbours();
    const past = { dropoff: '2026-11-22T10:00:00Z', pickup: '2026-11-22T12:00:00Z' };
    await expect(ask(stashpoint, past)).rejects.toMatchObject({
      id: 'DROPOFF_IN_PAST',
      errors: { dropoff: expect.any(Array) },
    });
  });
});
