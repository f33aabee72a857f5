import { type Kysely, type Selectable, sql } from 'kysely';
import type { LedgerSum } from '../../../contract/structs/ledger-entry.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { Schema } from '../../platform/database/schema.ts';

export type MonthRow = Selectable<Schema['months']> & { exporter: string | null; closer: string | null };

export function findMonths(query: Kysely<Schema>, periods: readonly string[]): Promise<MonthRow[]> {
  return query
    .selectFrom('months as m')
    .leftJoin('users as e', 'e.id', 'm.exported_by')
    .leftJoin('users as c', 'c.id', 'm.closed_by')
    .selectAll('m')
    .select(sql<string | null>`nullif(trim(e.first_name || ' ' || e.last_name), '')`.as('exporter'))
    .select(sql<string | null>`nullif(trim(c.first_name || ' ' || c.last_name), '')`.as('closer'))
    .where('m.period', '=', sql<string>`any(${periods}::text[])`)
    .execute();
}

/** Returns when the first row of the ledger was written. */
export async function firstEntry(query: Kysely<Schema>): Promise<Date | undefined> {
  return (await query.selectFrom('ledger_entries').select('created').orderBy('created').limit(1).executeTakeFirst())
    ?.created;
}

export async function noteExport(query: Kysely<Schema>, period: string, by: string, now: Date): Promise<void> {
  const exported = { exported_at: now, exported_by: by };
  await query
    .insertInto('months')
    .values({ period, ...exported })
    .onConflict((conflict) => conflict.column('period').doUpdateSet(exported))
    .execute();
}

interface Closing {
  period: string;
  closed_at: Date;
  closed_by: string;
  note: string | null;
  sums: LedgerSum[];
}

/** Closes a month; false if it is closed already. */
export async function writeClosing(
  transaction: Kysely<Schema>,
  { period, sums, ...closed }: Closing,
): Promise<boolean> {
  const row = { ...closed, figures: JSON.stringify(sums) };
  const written = await transaction
    .insertInto('months')
    .values({ period, ...row })
    .onConflict((conflict) => conflict.column('period').doUpdateSet(row).where('months.closed_at', 'is', null))
    .returning('period')
    .executeTakeFirst();
  return written !== undefined;
}

export interface Period {
  from: Date;
  until: Date;
}

export async function countUnexplained(query: Kysely<Schema>, { from, until }: Period): Promise<number> {
  const { count } = await query
    .selectFrom('unexplained')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('settled_at', 'is', null)
    .where('occurred', '>=', from)
    .where('occurred', '<', until)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists runs that are not released, or those of them that were prepared before an instant. */
export function listOpenRuns(query: Kysely<Schema>, before?: Date) {
  return query
    .selectFrom('payout_runs as r')
    .innerJoin('payouts as p', 'p.run_id', 'r.id')
    .select(['r.id', 'r.currency_code', 'r.created', sql<number>`sum(p.amount)::int8`.as('amount')])
    .$narrowType<{ currency_code: CurrencyCode }>()
    .where('r.released_at', 'is', null)
    .where('p.status', '=', 'prepared')
    .$if(before !== undefined, (runs) => runs.where('r.created', '<', before ?? new Date(0)))
    .groupBy('r.id')
    .orderBy('r.created')
    .execute();
}

/** Counts the invoices of a month, and the hosts with shares of stays up to its end that are on none. */
export async function countInvoices(query: Kysely<Schema>, period: string, { until }: Period) {
  const { rows } = await sql<{ issued: number; due: number; waiting: number }>`
    select (select count(*)::int from invoices where period = ${period}) as issued,
      count(*) filter (where agreed)::int as due, count(*) filter (where not agreed)::int as waiting
    from (
      select h.id, h.self_billing_accepted_at is not null and exists (select from host_tax_details t where t.host_id = h.id) as agreed
      from ledger_entries l
      join bookings b on b.id = l.booking_id
      join stashpoints s on s.id = l.stashpoint_id
      join hosts h on h.user_id = s.host_id
      left join invoice_entries e on e.ledger_entry_id = l.id
      where l.kind = 'host_share' and l.claim_id is null and e.ledger_entry_id is null and b.pickup < ${until}
      group by h.id, l.currency_code having sum(l.amount) > 0
    ) hosts`.execute(query);
  return rows[0] ?? { issued: 0, due: 0, waiting: 0 };
}
