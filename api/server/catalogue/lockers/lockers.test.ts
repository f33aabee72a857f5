import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createCity } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { importPartnerLockers } from './import-partner-lockers.ts';
import { lockerPartner } from './locker-partner.ts';

const running: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.close();
});

const bank = (id: string, free: number, latitude = 51.5075) => ({
  id,
  name: `Bank ${id}`,
  latitude,
  longitude: -0.1278,
  address: '1 Strand',
  units: [{ size: 'large', total: 6, free }],
});

/** Starts a partner with banks in London, whose behaviour can be changed, and a server that uses it. */
async function partnered() {
  const state = { lockers: [bank('a', 6), bank('b', 5)], manner: 'well' as 'well' | 'failing' | 'hanging', asked: 0 };
  const answer = (reply: ServerResponse) => {
    state.asked += 1;
    if (state.manner === 'failing') reply.writeHead(500).end();
    if (state.manner === 'well') reply.writeHead(200).end(JSON.stringify({ lockers: state.lockers }));
  };
  const partner = createServer((_request, reply) => answer(reply));
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  running.push({
    close: () => {
      partner.closeAllConnections();
      partner.close();
    },
  });
  const server = await startTestServer({
    quadralinkUrl: `http://127.0.0.1:${(partner.address() as AddressInfo).port}`,
  });
  running.push(server);
  await createCity(server);
  return { state, server };
}

const map = { northeast_lat: 51.6, northeast_lng: 0, southwest_lat: 51.4, southwest_lng: -0.3 };
const soon = { dropoff: '2026-11-23T11:00:00Z', pickup: '2026-11-23T14:00:00Z', bag_count: 2 };

const search = async (server: TestServer, stay: object = soon) =>
  (await server.client.listQuadralink({ query: { ...map, ...stay } })).items.map(
    ({ name, bags_available, availability }) => ({ name, bags_available, availability }),
  );

describe('locker partners', () => {
  it('are imported, and again without duplicates', async () => {
    const { server, state } = await partnered();
    expect(await importPartnerLockers(server.services)).toBe(2);
    state.lockers = [{ ...bank('a', 6), name: 'Renamed' }, bank('far', 3, 10)];
    expect(await importPartnerLockers(server.services)).toBe(1);
    expect((await search(server)).map(({ name }) => name).sort()).toEqual(['Bank b', 'Renamed']);
    const { items } = await server.client.listStashpoints({ query: map });
    expect(items, 'the main search leaves partners to their own calls').toEqual([]);
  });

  it('state their current space, for stays that start soon', async () => {
    const { server, state } = await partnered();
    await importPartnerLockers(server.services);
    state.lockers = [bank('a', 1), bank('b', 4)];
    expect(await search(server)).toEqual([
      { name: 'Bank b', bags_available: 4, availability: 'available' },
      { name: 'Bank a', bags_available: 1, availability: 'unavailable' },
    ]);
    const later = { dropoff: '2026-11-25T11:00:00Z', pickup: '2026-11-25T14:00:00Z', bag_count: 2 };
    expect((await search(server, later)).every(({ bags_available }) => bags_available === 6)).toBe(true);
  });

  it.each(['failing', 'hanging'] as const)('that are %s cost one timeout at most, and no response', async (manner) => {
    const { server, state } = await partnered();
    await importPartnerLockers(server.services);
    state.manner = manner;
    expect(await search(server)).toHaveLength(2);
    const asked = state.asked;
    expect(await search(server)).toHaveLength(2);
    expect(state.asked, 'the partner is left alone after a failure').toBe(asked);
    expect(await importPartnerLockers(server.services)).toBe(0);
    expect(await search(server)).toHaveLength(2);
  });
});

describe('a partner whose response never ends', () => {
  it('is aborted at the first byte too many, in time', async () => {
    let sent = 0;
    const endless = createServer((_request, reply) => {
      reply.writeHead(200);
      const chunk = Buffer.alloc(1_000_000, '[');
      const more = () => {
        while (!reply.destroyed && reply.write(chunk)) sent += chunk.length;
      };
      reply.on('drain', more);
      more();
    });
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    running.push({ close: () => endless.close() });
    const partner = lockerPartner(`http://127.0.0.1:${(endless.address() as AddressInfo).port}`);
    await expect(partner.inventory()).rejects.toThrow(/was aborted/);
    expect(sent).toBeLessThan(30_000_000);
  });
});
