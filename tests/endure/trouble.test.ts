import type { Booking } from '@cubby/api';
import { type Client, createClient, type ResponseError } from '@cubby/api/client';
import { startPostgres, startStripeStandIn } from '@cubby/api/testing';
import { afterEach, expect, it } from 'vitest';
import { startCubby } from '../harness/cubby-server.ts';
import { ownDatabase } from '../harness/own-database.ts';
import { smallDisk } from '../harness/small-disk.ts';

const DAY_MS = 86_400_000;
const AWAY_MS = 10_000;
const CLIENTS = 12;
/** The job asks Stripe about payments that are older than two minutes. */
const SETTLED_MS = 5 * 60_000;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const someAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

const WORLD = { northeast_lat: 85, northeast_lng: 180, southwest_lat: -85, southwest_lng: -180 };
const ADA = { email: 'ada@example.org', first_name: 'Ada', last_name: 'Lovelace', phone_number: '+44 20 7946 0018' };

/** Returns a day two weeks and `turn` days ahead. */
function stayOf(turn: number) {
  const dropoff = Math.ceil(Date.now() / DAY_MS) * DAY_MS + (14 + (turn % 200)) * DAY_MS + DAY_MS / 2;
  return {
    dropoff: new Date(dropoff).toISOString(),
    pickup: new Date(dropoff + DAY_MS / 6).toISOString(),
    bag_count: 1,
  };
}

it('while Stripe, the database and the disk fail in turn, answers are good, refusals or 503, and no charge is lost', async ({
  skip,
}) => {
  const disk = smallDisk(900);
  if (!disk) return skip('This needs the right to mount a disk.');
  cleanUps.push(disk.remove);
  const cluster = await startPostgres({ under: disk.folder, settings: { max_wal_size: '128MB' } });
  cleanUps.push(() => cluster.stop());
  const stripe = await startStripeStandIn();
  cleanUps.push(() => stripe.close());
  const { env, remove } = await ownDatabase({ demo: false, url: cluster.url });
  cleanUps.push(remove);
  const server = await startCubby({
    ...env,
    SEED: 'demo',
    TRUST_PROXY: '1',
    ...stripe.env,
  });
  cleanUps.push(() => server.stop());

  const { token } = await createClient({ baseUrl: server.url }).createTemporaryUser({ body: {} });
  // Each call comes from an address of its own, below any limit for one.
  const headers = () => ({ Authorization: `Token ${token}`, 'X-Forwarded-For': someAddress() });
  const client = createClient({ baseUrl: server.url, headers });
  const { items } = await client.listStashpoints({ query: { ...WORLD, open_twentyfour_seven: true, kind: 'staffed' } });

  const seen = new Map<number, number>();
  const odd: string[] = [];
  let turn = 0;
  let going = true;
  const worker = async () => {
    while (going) {
      turn += 1;
      await useOnce(client, items[turn % items.length]?.id ?? '', turn).then(
        () => seen.set(200, (seen.get(200) ?? 0) + 1),
        ({ status = 0, id, message }: ResponseError) => {
          seen.set(status, (seen.get(status) ?? 0) + 1);
          if (status !== 503 && (status < 400 || status >= 500)) odd.push(`${status} ${id} ${message}`);
        },
      );
      await wait(20);
    }
  };
  const workers = Array.from({ length: CLIENTS }, worker);
  /** Waits while something is away and after it is back; fails if that was not noticed, or lasted. */
  const during = async (what: string, begin: () => unknown, end: () => unknown) => {
    seen.clear();
    await begin();
    await wait(AWAY_MS);
    const away = Object.fromEntries(seen);
    await end();
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 60_000 }).toBe(200);
    seen.clear();
    await expect.poll(() => seen.get(200) ?? 0, { timeout: 60_000 }).toBeGreaterThan(CLIENTS);
    process.stdout.write(`Answers while ${what}: ${JSON.stringify(away)}\n`);
    expect(away[503], what).toBeGreaterThan(0);
    expect(odd, what).toEqual([]);
  };
  for (const mishap of ['error', 'page', 'dropped', 'hang', 'lost'] as const)
    await during(
      `Stripe's answer was: ${mishap}`,
      () => stripe.trouble(() => mishap),
      () => stripe.trouble(undefined),
    );
  await during('the database was away', cluster.halt, cluster.resume);
  await during('the disk was full', disk.fill, disk.empty);
  going = false;
  await Promise.all(workers);

  const charges = [...stripe.objects.values()].filter(
    ({ object, status }) => object === 'payment_intent' && status === 'succeeded',
  );
  const refunds = [...stripe.objects.values()].filter(({ object }) => object === 'refund');
  const ids = charges.map(({ metadata }) => (metadata as { booking_id: string }).booking_id);
  const refunded = new Set(refunds.map(({ payment_intent }) => payment_intent));
  const twice = charges.filter(({ id, metadata }, index) => {
    const first = ids.indexOf((metadata as { booking_id: string }).booking_id);
    return first !== index && !refunded.has(id);
  });
  expect(twice).toEqual([]);
  process.stdout.write(`${charges.length} charges, ${refunds.length} refunds, ${odd.length} odd answers.\n`);
  // What was charged is a booking, or goes back: at the latest once the job has asked about lost answers.
  const unsettled = async () => {
    const bookings = await Promise.all([...new Set(ids)].map((id) => client.getBooking({ params: { id } })));
    return bookings.filter(({ state, payment_status }: Booking) => state === 'held' && payment_status !== 'paid')
      .length;
  };
  await expect.poll(unsettled, { timeout: SETTLED_MS, interval: 5_000 }).toBe(0);
});

/** Searches, books, pays and reads the booking again, or only searches. */
async function useOnce(client: Client, stashpoint_id: string, turn: number): Promise<void> {
  if (turn % 3 === 0) return void (await client.listStashpoints({ query: { ...WORLD, per_page: 5 } }));
  const { id } = await client.createBooking({ body: { stashpoint_id, ...stayOf(turn), customer: ADA } });
  await client.payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa' } });
  expect((await client.getBooking({ params: { id } })).state).toBe('confirmed');
}
