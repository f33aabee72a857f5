import { createClient } from '@cubby/api/client';
import { findPostgres, startPostgres } from '@cubby/api/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { startCubby } from '../harness/cubby-server.ts';
import { ownDatabase } from '../harness/own-database.ts';
import { signInStaff } from '../harness/staff.ts';
import { bookedStay, newGuest } from '../journeys/prepared.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const bin = findPostgres();

describe.runIf(bin)('the PostgreSQL of this machine', () => {
  it('takes the migrations and the demo network, and a stay is found, booked, paid, checked in and checked out', async () => {
    const postgres = await startPostgres({ bin: bin ?? undefined });
    cleanUps.push(() => postgres.stop());
    const { env, remove } = await ownDatabase({ demo: false, url: postgres.url });
    cleanUps.push(remove);
    const server = await startCubby(env);
    cleanUps.push(() => server.stop());
    const { id, state, payment_status } = await bookedStay(server.url, await newGuest(server.url));
    expect([state, payment_status]).toEqual(['confirmed', 'paid']);
    const { token } = await signInStaff(server.url);
    const staff = createClient({ baseUrl: server.url, headers: () => ({ Authorization: `Token ${token}` }) });
    for (const next of ['checked_in', 'checked_out'] as const)
      expect((await staff.updateBooking({ params: { id }, body: { state: next } })).state).toBe(next);
  });
});
