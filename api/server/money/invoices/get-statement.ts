import { type Kysely, sql } from 'kysely';
import type { Statement, StatementMonth } from '../../../contract/structs/invoice.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { requireHost } from '../../catalogue/hosts/get-host.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { currencyFields } from '../ledger/currency-fields.ts';
import { linkToPaper } from '../papers/paper-links.ts';

/** @throws CubbyError NOT_FOUND, also for another host's. */
export async function getStatement(
  { database, secret, now }: HasDatabase & HasSecret & HasClock,
  caller: Caller,
  id: string,
  named: number | undefined,
): Promise<Statement> {
  const host = await requireHost(database.query, caller, id);
  const year = named ?? now().getUTCFullYear();
  const months = await statementMonths(database.query, host, year);
  return { host_id: host.id, year, months, pdf_url: linkToPaper(secret, pathOfStatement(host.id, year), now()) };
}

export function pathOfStatement(hostId: string, year: number): string {
  return `/v2/hosts/${hostId}/statement/${year}.pdf`;
}

type Sums = Pick<StatementMonth, 'earned' | 'taken_back' | 'paid_out' | 'returned' | 'invoiced' | 'credited'>;
const NOTHING: Sums = { earned: 0, taken_back: 0, paid_out: 0, returned: 0, invoiced: 0, credited: 0 };

/** Lists the months (UTC) of a year with movements or a balance, each currency separately. */
export async function statementMonths(
  query: Kysely<Schema>,
  host: { id: string; user_id: string },
  year: number,
): Promise<StatementMonth[]> {
  const rows = [
    ...(await shareSums(query, host.user_id)),
    ...(await payoutSums(query, host.id)),
    ...(await invoiceSums(query, host.id)),
  ];
  const currencies = [...new Set(rows.map(({ currency_code }) => currency_code))].sort();
  return currencies.flatMap((currency) =>
    monthsOf(
      currency,
      rows.filter(({ currency_code }) => currency_code === currency),
      year,
    ),
  );
}

type SumRow = { currency_code: CurrencyCode; period: string } & Partial<Sums>;

function monthsOf(ccy_code: CurrencyCode, rows: SumRow[], year: number): StatementMonth[] {
  const moved = ({ earned = 0, taken_back = 0, paid_out = 0, returned = 0 }: Partial<Sums>) =>
    earned + taken_back + paid_out + returned;
  let balance = rows.filter(({ period }) => period < `${year}-01`).reduce((sum, row) => sum + moved(row), 0);
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`).flatMap((period) => {
    const own = rows.filter((row) => row.period === period);
    const sums = own.reduce<Sums>(
      (all, row) => ({
        earned: all.earned + (row.earned ?? 0),
        taken_back: all.taken_back + (row.taken_back ?? 0),
        paid_out: all.paid_out + (row.paid_out ?? 0),
        returned: all.returned + (row.returned ?? 0),
        invoiced: all.invoiced + (row.invoiced ?? 0),
        credited: all.credited + (row.credited ?? 0),
      }),
      NOTHING,
    );
    const opening = balance;
    balance += moved(sums);
    if (own.length === 0) return [];
    return [{ period, ...currencyFields(ccy_code), opening, ...sums, closing: balance }];
  });
}

const periodOf = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM')`;

/** Sums shares by the time they were booked. */
function shareSums(query: Kysely<Schema>, userId: string): Promise<SumRow[]> {
  const part = (wanted: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(l.amount) filter (where ${wanted}), 0)::int`;
  return query
    .selectFrom('stashpoints as s')
    .innerJoin('ledger_entries as l', 'l.stashpoint_id', 's.id')
    .select(['l.currency_code', periodOf('l.created').as('period')])
    .$narrowType<{ currency_code: CurrencyCode }>()
    .select([part(sql`l.amount > 0`).as('earned'), part(sql`l.amount < 0`).as('taken_back')])
    .where('s.host_id', '=', userId)
    .where('l.kind', '=', 'host_share')
    .groupBy(['l.currency_code', periodOf('l.created')])
    .execute();
}

/**
 * Sums payouts by the time they were set aside, and by the time they were returned: whole, whatever they consist of.
 */
async function payoutSums(query: Kysely<Schema>, hostId: string): Promise<SumRow[]> {
  const sums = (at: 'created' | 'ended_at') =>
    query
      .selectFrom('payouts')
      .select(['currency_code', periodOf(at).as('period'), sql<number>`sum(amount)::int`.as('amount')])
      .where('host_id', '=', hostId)
      .where(at, 'is not', null)
      .groupBy(['currency_code', periodOf(at)])
      .execute();
  const [sent, back] = [await sums('created'), await sums('ended_at')];
  return [
    ...sent.map(({ amount, ...row }) => ({ ...row, paid_out: 0 - amount })),
    ...back.map(({ amount, ...row }) => ({ ...row, returned: amount })),
  ];
}

/** Sums invoices by the month of their stays. */
function invoiceSums(query: Kysely<Schema>, hostId: string): Promise<SumRow[]> {
  return query
    .selectFrom('invoices')
    .select(['currency_code', 'period'])
    .select([
      sql<number>`coalesce(sum(gross) filter (where kind = 'invoice'), 0)::int`.as('invoiced'),
      sql<number>`coalesce(sum(gross) filter (where kind = 'credit_note'), 0)::int`.as('credited'),
    ])
    .where('host_id', '=', hostId)
    .groupBy(['currency_code', 'period'])
    .execute();
}
