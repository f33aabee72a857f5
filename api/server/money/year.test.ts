import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payoutThreshold } from '../../contract/rules/payouts.ts';
import {
  type LedgerRow,
  type SettledStay,
  settleCancellation,
  settleChange,
  settleClaim,
  settleMove,
  settlePaid,
  settleProven,
  settleStaffRefund,
} from '../../contract/rules/settlement.ts';
import type { CurrencyCode } from '../../contract/vocabulary/currencies.ts';
import { createRandom } from '../../drawings/random.ts';
import { createSession, createStashpoint } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Schema } from '../platform/database/schema.ts';
import { bookingId, hexId } from '../platform/secrets/ids.ts';
import { issueInvoices } from './invoices/issue-invoices.ts';
import { appendRows } from './ledger/entries.ts';
import { preparePayouts } from './payouts/prepare-payouts.ts';
import { releaseRunRow } from './payouts/runs-store.ts';

/*
 * A year of a host with a place in each of eight currencies: bookings, cancellations, refunds and claims at either's
 * cost, moves to another host's place, chargebacks. Jobs run at the beginning of each month and are killed at every step somewhere in
 * the year. Invoices, payouts and statements are then compared with sums over the ledger that this file computes
 * itself.
 */
const CURRENCIES: CurrencyCode[] = ['EUR', 'GBP', 'CZK', 'KRW', 'USD', 'AED', 'CAD', 'ZAR'];
const YEAR = 2025;
const STAYS_A_MONTH = 4;

let server: TestServer;
let hostId: string;
let userId: string;
let client: ReturnType<TestServer['clientOf']>;
const random = createRandom(`year-${process.env.GENERATED_SEED ?? 1}`);

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(`${YEAR}-01-01T00:00:00Z`);
  const owner = await createSession(server, 'host');
  [hostId, userId] = [owner.user.id, owner.user.id];
  await addHost(owner.user.id);
  const other = await createSession(server, 'host');
  await addHost(other.user.id);
  const guest = await createSession(server);
  for (const currency of CURRENCIES) {
    const [stashpoint, elsewhere] = [await stashpointOf(userId, currency), await stashpointOf(other.user.id, currency)];
    const id = hexId(12);
    const account = { id, host_id: hostId, payment_type: 'bank_transfer' as const, account_holder: 'Grace Hopper' };
    const number = { account_number: '12345678', account_ccy: currency, account_country: 'GB', created: new Date() };
    await server.database.query
      .insertInto('external_accounts')
      .values({ ...account, ...number })
      .execute();
    for (let month = 0; month < 12; month += 1)
      for (let turn = 0; turn < STAYS_A_MONTH; turn += 1)
        stays.push({
          currency,
          stashpoint,
          elsewhere,
          guest: guest.user.id,
          at: new Date(Date.UTC(YEAR, month, 3 + 6 * turn, 10)),
        });
  }
}, 60_000);
afterAll(() => server.close());

interface Stay {
  currency: CurrencyCode;
  stashpoint: string;
  elsewhere: string;
  guest: string;
  at: Date;
}
const stays: Stay[] = [];

async function addHost(id: string): Promise<void> {
  const row = { id, user_id: id, business_name: 'Shelf', accepted_tos_at: null, created: new Date() };
  await server.database.query
    .insertInto('hosts')
    .values({ ...row, self_billing_accepted_at: new Date() })
    .execute();
  const details = { legal_name: 'Shelf Ltd', address: '1 Shelf Street', postal_code: 'N1', city: 'London' };
  await server.database.query
    .insertInto('host_tax_details')
    .values({ ...details, host_id: id, country_code: 'GB', vat_number: 'GB980780684' })
    .execute();
}

const stashpointOf = (owner: string, currency: CurrencyCode) =>
  createStashpoint(server, { hostId: owner, columns: { currency_code: currency } });

/** The possible ends of a stay, each booked by its use case. */
const FATES = [
  'kept',
  'kept',
  'kept',
  'cancelled',
  'host_refund',
  'late_host_refund',
  'refunded_and_changed',
  'platform_refund',
  'moved',
  'moved_as_told',
  'moved_and_dismissed',
  'chargeback',
  'claim_on_host',
  'claim_on_guarantee',
] as const;

/** A stay with the rows its events have written so far. */
type Booked = SettledStay & { id: string; currency_code: CurrencyCode };

async function append(transaction: Kysely<Schema>, stay: Booked, rows: readonly LedgerRow[], created: Date) {
  await appendRows(transaction, stay, rows, created);
  return { ...stay, ledger: [...(stay.ledger ?? []), ...rows.map((row) => ({ ...row, created }))] };
}

async function write({ currency: currency_code, stashpoint, elsewhere, guest, at }: Stay): Promise<void> {
  const id = bookingId();
  const fate = random.pick(FATES);
  const total = random.between(500, 90_000) | 0;
  const host_share = (total * random.between(0.2, 0.5)) | 0;
  const pickup = new Date(at.getTime() + 5 * 3_600_000);
  const half = Math.floor(host_share / 2);
  const isMoved = fate.startsWith('moved');
  const bags = total - 150;
  const price = { first_day_price: bags, extra_day_price: 0, booking_fee: 0, guarantee_fee: 100, tree_price: 50 };
  const priced = { ...price, discount_amount: 0, prepaid_amount: 0, total, host_share };
  const isCancelled = fate === 'cancelled';
  const row = {
    ...{ id, currency_code, user_id: guest, email: 'ada@example.org', first_name: 'Ada', last_name: 'L' },
    ...{ phone_number: '+442079460018', dropoff: at, pickup, bag_count: 1, standard: 1, created: at, confirmed_at: at },
    ...{
      state: isCancelled ? ('cancelled' as const) : ('checked_out' as const),
      cancelled_at: isCancelled ? at : null,
    },
  };
  const booked: Booked = {
    ...priced,
    id,
    currency_code,
    stashpoint_id: stashpoint,
    kept_amount: 0,
    dropoff: at,
  } as Booked;
  Object.assign(booked, { refund_dropoff: null, checked_in_at: null, confirmed_at: at, ledger: [] });
  await server.database.transaction(async (transaction) => {
    await transaction
      .insertInto('bookings')
      .values({ ...row, ...priced, stashpoint_id: isMoved ? elsewhere : stashpoint, hold_expires_at: null })
      .execute();
    const payment = { id: hexId(16), booking_id: id, intent_id: `pi_${id}`, amount: total, currency_code };
    await transaction
      .insertInto('payments')
      .values({ ...payment, status: 'succeeded', created: at, settled_at: at, ended_at: at })
      .execute();
    const paid = settlePaid(booked, { payment_id: payment.id, credit: 0 });
    const stay = await append(transaction, booked, paid.rows, at);
    const refund = (of: Booked, amount: number, borne_by: string | null) =>
      append(transaction, of, settleStaffRefund(of, { amount, to: 'source', borne_by }).rows, pickup);
    if (isCancelled) {
      const terms = { at: new Date(at.getTime() - 1), to: 'source', takesCredit: true } as const;
      await append(transaction, stay, settleCancellation(stay, terms).rows, at);
    }
    if (fate === 'host_refund') await refund(stay, half, stashpoint);
    if (fate === 'platform_refund') await refund(stay, 100, null);
    if (fate === 'refunded_and_changed') {
      const refunded = await refund(stay, total - 10, stashpoint);
      const less = { ...priced, first_day_price: bags - 5, total: total - 5, host_share: half };
      await append(transaction, refunded, settleChange(refunded, less, null).rows, pickup);
    }
    if (isMoved) {
      const there = { ...priced, stashpoint_id: elsewhere };
      const failure = fate === 'moved' ? ('proven' as const) : ('unproven' as const);
      // After the hour in which everything is refunded: the former place keeps its share until the report is proven.
      const terms = { at: new Date(at.getTime() + 7_200_000), failure, takesCredit: true, incident_id: null };
      const moved = await append(transaction, stay, settleMove(stay, there, terms).rows, pickup);
      const report = { id: '', stashpoint_id: stashpoint, withheld: 0, keepsCredit: false };
      const ended = { ...moved, stashpoint_id: elsewhere };
      if (fate === 'moved_as_told') {
        const { rows } = settleProven(ended, report, { balance: 0, isElsewhere: true });
        await append(
          transaction,
          ended,
          rows.map(({ incident_id: _, ...each }) => each),
          pickup,
        );
      }
    }
    const claimed = { id, stashpoint_id: stashpoint, currency_code, pickup };
    if (fate === 'claim_on_host') await claim(transaction, { ...claimed, amount: half }, 'host');
    if (fate === 'claim_on_guarantee') await claim(transaction, { ...claimed, amount: total }, 'guarantee');
    if (fate === 'chargeback') {
      const dispute_id = hexId(16);
      const dispute = { id: dispute_id, payment_id: payment.id, booking_id: id, amount: total, currency_code };
      await transaction
        .insertInto('disputes')
        .values({ ...dispute, reason: 'fraudulent', status: 'lost', created: pickup })
        .execute();
      const rows = [
        { kind: 'chargeback', amount: -total, payment_id: payment.id, dispute_id },
        { kind: 'platform_fee', amount: -total, dispute_id },
      ] as const;
      await append(transaction, stay, rows, pickup);
    }
    if (fate === 'late_host_refund') {
      const now = new Date(pickup.getTime() + 45 * 86_400_000);
      const { rows } = settleStaffRefund(stay, { amount: half, to: 'source', borne_by: stashpoint });
      const late = () => server.database.transaction(async (own) => void (await appendRows(own, stay, rows, now)));
      later.push({ at: now, write: late });
    }
  });
}

interface Claimed {
  id: string;
  stashpoint_id: string;
  currency_code: CurrencyCode;
  amount: number;
  pickup: Date;
}

/** An accepted claim with an account. */
async function claim(
  transaction: Kysely<Schema>,
  { id: booking_id, stashpoint_id, currency_code, amount, pickup }: Claimed,
  bearer: 'host' | 'guarantee',
): Promise<void> {
  const id = hexId(16);
  const closed = { resolution: 'settled' as const, resolved_at: pickup };
  await transaction
    .insertInto('incidents')
    .values({ id, booking_id, stashpoint_id, kind: 'claim', created: pickup, ...closed })
    .execute();
  const items = [{ name: 'Bag', kind: 'bag', bag: 1, value: amount, age_months: 1 }];
  const decision = { state: 'accepted' as const, accepted: [amount], borne_by: bearer };
  await transaction
    .insertInto('claims')
    .values({ id, booking_id, currency_code, cause: 'lost', bags: [1], items: JSON.stringify(items), ...decision })
    .execute();
  const rows = settleClaim({ claim_id: id, stashpoint_id }, { amount, bearer });
  await appendRows(transaction, { id: booking_id, currency_code }, rows, pickup);
  const account = { payment_type: 'bank_transfer' as const, account_holder: 'Ada L', account_number: '87654321' };
  await transaction
    .insertInto('external_accounts')
    .values({
      ...account,
      id: hexId(12),
      claim_id: id,
      account_ccy: currency_code,
      account_country: 'GB',
      created: pickup,
    })
    .execute();
}

/** Events after a stay was invoiced. */
const later: { at: Date; write: () => Promise<void> }[] = [];

/** Runs a job whose database fails at one of its statements, again and again, and then to its end. */
async function killedAtEveryStep(job: (services: TestServer['services']) => Promise<number>): Promise<number> {
  for (let step = 1; ; step += 1) {
    let statements = 0;
    const { database } = server.services;
    const dying = {
      ...server.services,
      database: {
        ...database,
        transaction: (run: Parameters<typeof database.transaction>[0]) =>
          database.transaction((transaction) => {
            const counted = new Proxy(transaction, {
              get: (target, name) => {
                if (name === 'insertInto' || name === 'updateTable') {
                  statements += 1;
                  if (statements === step) throw new Error('The server was killed.');
                }
                const value = Reflect.get(target, name);
                return typeof value === 'function' ? value.bind(target) : value;
              },
            });
            return run(counted);
          }),
      },
    } as TestServer['services'];
    await job(dying);
    if (statements < step) return step - 1;
  }
}

describe('a year of money', () => {
  let killed = 0;
  beforeAll(async () => {
    stays.sort((a, b) => a.at.getTime() - b.at.getTime());
    let next = 0;
    for (let month = 1; month <= 15; month += 1) {
      const first = new Date(Date.UTC(YEAR, month, 1, 0, 7));
      for (; next < stays.length && (stays[next] as Stay).at < first; next += 1) await write(stays[next] as Stay);
      for (const each of later.filter(({ at }) => at < first)) {
        await each.write();
        later.splice(later.indexOf(each), 1);
      }
      server.setNow(first);
      // Killed at every step in the months with many entries; in others, two runs happen at the same time.
      if (month === 3 || month === 8) {
        killed += await killedAtEveryStep(issueInvoices);
        killed += await killedAtEveryStep(preparePayouts);
      } else await Promise.all([issueInvoices(server.services), issueInvoices(server.services)]);
      await Promise.all([preparePayouts(server.services), preparePayouts(server.services)]);
      const runs = await server.database.query
        .selectFrom('payout_runs')
        .select('id')
        .where('released_at', 'is', null)
        .execute();
      const staff = { at: new Date(first.getTime() + 3_600_000), by: userId };
      // The last runs stay prepared: what is in them has not left the bank.
      if (month < 15) for (const { id } of runs) await releaseRunRow(server.database.query, id, staff.by, staff.at);
    }
    client = server.clientOf((await signIn()).token);
  }, 240_000);

  const signIn = async () => {
    const { openSession } = await import('../people/identity/open-session.ts');
    const { findUser } = await import('../people/users/accounts.ts');
    const user = await findUser(server.database.query, userId);
    if (!user) throw new Error('Nobody is there.');
    return openSession(server.services, server.database.query, user);
  };

  /** Reads the host's rows of the ledger with a query of this file. */
  const ledger = async () => {
    const { rows } = await server.database.executeSql(`
      select l.kind, l.amount, l.currency_code, l.created, l.booking_id, l.claim_id, b.pickup from ledger_entries l
      join bookings b on b.id = l.booking_id join stashpoints s on s.id = l.stashpoint_id
      where s.host_id = '${userId}' and l.kind in ('host_share', 'payout')`);
    return rows as {
      kind: string;
      amount: number;
      currency_code: string;
      created: Date;
      booking_id: string;
      claim_id: string | null;
      pickup: Date;
    }[];
  };
  const sum = (rows: { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);

  it('was killed often enough for a meaningful test', () => {
    expect(killed).toBeGreaterThan(20);
  });

  it('is invoiced to the minor unit in each currency, each row of the ledger once, numbered without gaps', async () => {
    const rows = await ledger();
    const { items } = await client.listInvoices({ query: { per_page: 50, order: 'ASC' } });
    const all = [...items];
    for (let page = 2; all.length < 400; page += 1) {
      const more = await client.listInvoices({ query: { per_page: 50, order: 'ASC', page } });
      all.push(...more.items);
      if (!more.has_next) break;
    }
    expect(all.map(({ number }) => Number(number.slice(-4)))).toEqual(all.map((_, index) => index + 1));
    expect(all.some(({ kind }) => kind === 'credit_note')).toBe(true);
    for (const currency of CURRENCIES) {
      const invoiced = all.filter(({ ccy_code }) => ccy_code === currency);
      const earned = rows.filter(
        (row) => row.kind === 'host_share' && row.currency_code === currency && row.claim_id === null,
      );
      expect(
        invoiced.reduce((total, { gross }) => total + gross, 0),
        currency,
      ).toBe(sum(earned));
      for (const { net, vat, gross, places: stashpoints } of invoiced) {
        expect(net + vat).toBe(gross);
        expect(stashpoints.reduce((total, stashpoint) => total + stashpoint.gross, 0)).toBe(gross);
      }
    }
    for (const { kind, corrects } of all)
      if (kind === 'credit_note') expect(all.map(({ number }) => number)).toContain(corrects);
  });

  it('is paid out to the minor unit, each booking once', async () => {
    const rows = await ledger();
    const byBooking = Map.groupBy(rows, ({ booking_id }) => booking_id);
    const owed = new Map<string, number>();
    for (const own of byBooking.values()) {
      const currency = own[0]?.currency_code ?? '';
      owed.set(currency, (owed.get(currency) ?? 0) + sum(own));
    }
    for (const currency of CURRENCIES) {
      // What is left came too late, or is too little to send.
      const left = owed.get(currency) ?? 0;
      expect(left, currency).toBeLessThan(payoutThreshold(currency));
      const { items } = await client.listPayouts({ query: { ccy_code: currency, per_page: 50 } });
      const paid = rows.filter((row) => row.kind === 'payout' && row.currency_code === currency);
      expect(items.reduce((total, { amount }) => total + amount, 0)).toBe(-sum(paid));
    }
  });

  it('pays each claim once and whole, at once, and leaves nothing owed', async () => {
    const { rows } = await server.database.executeSql(`
      select c.id, sum(l.amount) filter (where l.kind = 'compensation')::int as owed,
        sum(l.amount)::int as whole,
        (select count(*)::int from payouts p where p.claim_id = c.id) as payouts,
        (select sum(p.amount)::int from payouts p where p.claim_id = c.id) as paid
      from claims c join ledger_entries l on l.claim_id = c.id group by c.id`);
    expect(rows.length).toBeGreaterThan(30);
    // Owed, borne and paid: what was paid is what is left of the three.
    for (const { owed, whole, payouts, paid } of rows as Record<string, number>[])
      expect({ payouts, paid, whole }).toEqual({ payouts: 1, paid: owed, whole: -Number(owed) });
  });

  it('says the same on the account, in statements, lines and totals: earned, paid out, prepared, balance', async () => {
    const rows = await ledger();
    const payouts = await server.database.query
      .selectFrom('payouts')
      .selectAll()
      .where('host_id', '=', hostId)
      .execute();
    const statement = (year: number) => client.getStatement({ params: { id: 'me' }, query: { year } });
    const [year, after] = [await statement(YEAR), await statement(YEAR + 1)];
    const account = await client.getHostMoney({ params: { id: 'me' } });
    for (const currency of CURRENCIES) {
      const months = [...year.months, ...after.months].filter(({ ccy_code }) => ccy_code === currency);
      const earned = rows.filter((row) => row.kind === 'host_share' && row.currency_code === currency);
      const own = payouts.filter(({ currency_code }) => currency_code === currency);
      const sent = own.filter(({ status }) => status === 'sent');
      let balance = 0;
      for (const month of months) {
        expect(month.opening).toBe(balance);
        const isIn = (at: Date | null) => at?.toISOString().startsWith(month.period) ?? false;
        const inMonth = earned.filter(({ created, pickup }) =>
          isIn(new Date(Math.max(created.getTime(), pickup.getTime()))),
        );
        expect(month.earned + month.taken_back).toBe(sum(inMonth));
        expect(month.paid_out).toBe(0 - sum(sent.filter(({ sent_at }) => isIn(sent_at))));
        expect(month.returned).toBe(0);
        balance = month.closing;
      }
      const [paid_out, prepared] = [sum(sent), sum(own.filter(({ status }) => status === 'prepared'))];
      expect(account.balances.find(({ ccy_code }) => ccy_code === currency)).toMatchObject({
        ...{ earned: sum(earned), paid_out, prepared, balance },
      });
      expect(balance).toBe(sum(earned) - paid_out);
      const lines = await client.listCommissions({ query: { ccy_code: currency, per_page: 1, order: 'DESC' } });
      expect(lines.items[0]?.balance, currency).toBe(balance);
      const { items } = await client.sumCommissions({ query: { ccy_code: currency, by: 'month' } });
      expect(items.reduce((all, item) => all + item.earned + item.taken_back, 0)).toBe(sum(earned));
      expect(sum(items.map((item) => ({ amount: item.paid_out })))).toBe(0 - paid_out);
    }
  });

  it('never changes a closed year: a credit note counts in the month in which it is issued', async () => {
    const statement = () => client.getStatement({ params: { id: 'me' }, query: { year: YEAR } });
    const { pdf_url: _, ...closed } = await statement();
    const [stay] = stays.filter(({ at }) => at.getUTCMonth() === 11);
    const booking = await server.database.query
      .selectFrom('bookings')
      .selectAll()
      .where('stashpoint_id', '=', stay?.stashpoint ?? '')
      .where('dropoff', '=', stay?.at ?? new Date(0))
      .executeTakeFirstOrThrow();
    const now = new Date(Date.UTC(YEAR + 1, 3, 20));
    const back = { kind: 'host_share' as const, amount: -7, stashpoint_id: booking.stashpoint_id };
    const rows: LedgerRow[] = [back, { kind: 'platform_fee', amount: 7 }];
    await server.database.transaction((own) => appendRows(own, booking, rows, now).then(() => {}));
    server.setNow(new Date(Date.UTC(YEAR + 1, 4, 1, 0, 7)));
    await issueInvoices(server.services);
    client = server.clientOf((await signIn()).token);
    const { items } = await client.listInvoices({ query: { per_page: 1, order: 'DESC' } });
    expect(items[0]).toMatchObject({ kind: 'credit_note', gross: -7 });
    const { pdf_url: __, ...later } = await statement();
    expect(later).toEqual(closed);
  });
});
