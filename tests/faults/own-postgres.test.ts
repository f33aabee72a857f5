import { createClient } from '@cubby/api/client';
import { findPostgres, startPostgres } from '@cubby/api/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { startCubby } from '../harness/cubby-server.ts';
import { ownDatabase } from '../harness/own-database.ts';
import { signInStaff } from '../harness/staff.ts';

const LONDON = { northeast_lat: 51.56, northeast_lng: 0, southwest_lat: 51.45, southwest_lng: -0.25 };
const ADA = { first_name: 'Ada', last_name: 'Lovelace', phone_number: '+44 20 7946 0018', email: 'ada@example.org' };

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
    const clientOf = ({ token }: { token: string }) =>
      createClient({ baseUrl: server.url, headers: () => ({ Authorization: `Token ${token}` }) });
    const guest = clientOf(
      await createClient({ baseUrl: server.url }).createTemporaryUser({ body: { language: 'en' } }),
    );
    const { items } = await guest.listStashpoints({
      query: { ...LONDON, kind: 'staffed', open_twentyfour_seven: true, per_page: 5 },
    });
    const stay = {
      stashpoint_id: items[0]?.id ?? '',
      dropoff: new Date().toISOString(),
      pickup: new Date(Date.now() + 5 * 3_600_000).toISOString(),
      bag_count: 2,
    };
    const { id } = await guest.createBooking({ body: { ...stay, customer: ADA } });
    await guest.payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa' } });
    const { state, payment_status } = (await guest.finalizePayment({ body: { booking_id: id } })).booking;
    expect([state, payment_status]).toEqual(['confirmed', 'paid']);
    const staff = clientOf(await signInStaff(server.url));
    for (const next of ['checked_in', 'checked_out'] as const)
      expect((await staff.updateBooking({ params: { id }, body: { state: next, reason: 'host_asked' } })).state).toBe(
        next,
      );
  });
});
