import pg from 'pg';
import { say, table } from './table.ts';
import { openWorld } from './world.ts';

const USES = Number(process.env.BENCH_COUPON_USES ?? 1_000_000);
const CALLS = 200;
const CLIENTS = 8;

/** Measures what a hold asks about a coupon that has been used a million times, beside one that never was. */
export async function measureCoupons(): Promise<void> {
  say(`Filling ${USES} bookings with one coupon …`);
  const world = await openWorld(10_000, USED_SQL);
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => connect(world.url)));
  const [first] = clients as [pg.Client];
  const rows: string[][] = [];
  for (const [name, coupon, uses, perCustomer] of [
    ['never used', 'NEVER', null, null],
    ['popular', 'POPULAR', null, null],
    ['popular, twice a mailbox', 'POPULAR', null, 2],
    ['popular, with a number of uses', 'POPULAR', 2 * USES, null],
  ] as const) {
    await first.query('update coupons set uses_left = $1, uses_per_customer = $2', [uses, perCustomer]);
    const take = (client: pg.Client, call: number) => {
      const values = [coupon, `bench+${call}@mail${call}.test`];
      return client.query({ name: 'take', text: 'select take_coupon_use($1, $2, now())', values });
    };
    const alone = await timed((call) => take(first, call), CALLS);
    const started = performance.now();
    await Promise.all(clients.map((client, number) => timed((call) => take(client, number * CALLS + call), CALLS)));
    const perSecond = (CLIENTS * CALLS * 1000) / (performance.now() - started);
    rows.push([name, median(alone), perSecond.toFixed(0)]);
  }
  const counted = `select count(*) from bookings b
    where b.coupon_id = 'POPULAR' and uses_coupon(b.id, b.state, b.hold_expires_at, null, now())`;
  rows.push(['  counting its bookings', median(await timed(() => first.query(counted), 3)), '']);
  for (const client of clients) await client.end();
  table(`Taking a use of a coupon, ${USES} uses`, ['', 'p50 ms', `a second, ${CLIENTS} clients`], rows);
  await world.close();
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // As a hold is written: docs/decisions/73.
  await client.query('set synchronous_commit = off');
  return client;
}

async function timed(call: (number: number) => Promise<unknown>, calls: number): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < calls; number += 1) {
    const started = performance.now();
    await call(number);
    times.push(performance.now() - started);
  }
  return times;
}

function median(times: readonly number[]): string {
  return (times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0).toFixed(2);
}

const USED_SQL = `
  insert into coupons (id, code, percent, active_at, expires_at)
    select code, code, 10, now() - interval '1 day', now() + interval '1 year' from unnest(array['NEVER', 'POPULAR']) code;
  -- One row of the coupon's total, as the job that adds them up leaves it.
  alter table bookings disable trigger coupon_used;
  insert into bookings (id, stashpoint_id, user_id, email, first_name, last_name, phone_number, dropoff, pickup, bag_count,
      standard, currency_code, first_day_price, extra_day_price, booking_fee, guarantee_fee, total, host_share, state, created,
      coupon_id)
    select 'C' || upper(lpad(to_hex(b), 9, '0')), lpad(to_hex(1 + b % 10000), 12, '0'), 'bench-guest-1',
      'bench' || b || '@mail.test', 'B', 'B', '1', now() - interval '1 year', now() - interval '364 days',
      1, 1, 'GBP', 500, 0, 99, 199, 798, 200, 'checked_out', now() - interval '1 year', 'POPULAR'
    from generate_series(1, ${USES}) b;
  alter table bookings enable trigger coupon_used;
  insert into coupon_uses (coupon_id, uses, added_up) values ('POPULAR', ${USES}, true);
`;
