import { type Kysely, type Selectable, sql } from 'kysely';
import type { UnexplainedKind } from '../../../contract/structs/reconciliation.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A subject whose sums differ. */
export interface Difference {
  kind: UnexplainedKind;
  subject: string;
  booking_id: string | null;
  currency_code: CurrencyCode;
  at_service: number;
  in_ledger: number;
  occurred: Date;
}

/**
 * Lists subjects that moved between two instants and have different sums at the service and in the ledger. Both are
 * read from two days before, so that an entry one of them wrote a moment earlier is no difference. A refund that staff
 * have paid another way is none either.
 */
export async function listDifferences(query: Kysely<Schema>, from: Date, until: Date): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with service as (
      select coalesce(subject, 'movement:' || id) as subject, currency_code, sum(amount)::int8 as amount,
        min(occurred) as first, max(occurred) as last, max(booking_id) as booking_id, bool_or(kind = 'other') as unknown
      from processor_transactions
      where kind in ('charge', 'refund', 'dispute', 'other') and occurred >= ${from}::timestamptz - interval '2 days'
      group by 1, 2
    ), ours as (
      select case l.kind
          when 'charge' then 'charge:' || p.intent_id
          when 'refund_card' then 'refund:' || l.refund_id
          else 'dispute:' || l.dispute_id end as subject,
        l.currency_code, sum(l.amount)::int8 as amount, min(l.created) as first, max(l.created) as last,
        max(l.booking_id) as booking_id, max(r.status) as refund_status,
        bool_or(r.status = 'succeeded' and r.refusal is not null) as paid_another_way
      from ledger_entries l
      left join payments p on p.id = l.payment_id
      left join refunds r on r.id = l.refund_id and l.kind = 'refund_card'
      where l.kind in ('charge', 'refund_card', 'chargeback') and l.created >= ${from}::timestamptz - interval '2 days'
      group by 1, 2
    )
    select
      case
        when s.unknown then 'unknown_movement'
        when o.refund_status in ('pending', 'failed') then 'refund_not_sent'
        when s.subject is null then 'not_at_service'
        when o.subject is null then 'not_in_ledger'
        else 'amounts_differ' end as kind,
      coalesce(s.subject, o.subject) as subject, coalesce(o.booking_id, s.booking_id) as booking_id,
      coalesce(s.currency_code, o.currency_code) as currency_code,
      coalesce(s.amount, 0) as at_service, coalesce(o.amount, 0) as in_ledger,
      coalesce(s.first, o.first) as occurred
    from service s full join ours o on o.subject = s.subject and o.currency_code = s.currency_code
    where coalesce(s.amount, 0) <> coalesce(o.amount, 0)
      and greatest(s.last, o.last) >= ${from} and greatest(s.last, o.last) < ${until}
      and not coalesce(o.paid_another_way, false)
    order by occurred, subject`.execute(query);
  return rows;
}

export type UnexplainedRow = Selectable<Schema['unexplained']> & { settled_by_name: string | null };

export function listUnexplainedById(query: Kysely<Schema>, ids: readonly string[]): Promise<UnexplainedRow[]> {
  return query
    .selectFrom('unexplained as x')
    .leftJoin('users as u', 'u.id', 'x.settled_by')
    .selectAll('x')
    .select(sql<string | null>`nullif(trim(u.first_name || ' ' || u.last_name), '')`.as('settled_by_name'))
    .where('x.id', 'in', ids)
    .execute();
}

export function listOpen(query: Kysely<Schema>) {
  return query.selectFrom('unexplained').selectAll().where('settled_at', 'is', null).execute();
}

/** Lists the explanations of staff by subject and sums: the same sums are not raised again. */
export async function listSettled(query: Kysely<Schema>, subjects: readonly string[]): Promise<Set<string>> {
  if (subjects.length === 0) return new Set();
  const rows = await query
    .selectFrom('unexplained')
    .select(['subject', 'currency_code', 'at_service', 'in_ledger'])
    .where('settled_by', 'is not', null)
    .where('subject', 'in', subjects)
    .execute();
  return new Set(rows.map(keyOf));
}

/** Returns the key of a subject and its sums. */
export function keyOf(row: Pick<Difference, 'subject' | 'currency_code' | 'at_service' | 'in_ledger'>): string {
  return [row.subject, row.currency_code, row.at_service, row.in_ledger].join(' ');
}

/** The kinds of the ledger that the payment service moves, too. */
const BY_SERVICE = sql`l.kind in ('charge', 'refund_card', 'chargeback')
  -- What was before the service's first record cannot be compared.
  and l.created >= coalesce((select min(occurred) from processor_transactions), l.created)`;

const dayOf = (column: string, zone: string) => sql`(${sql.ref(column)} at time zone ${sql.lit(zone)})::date`;

/** Selects the days of the business and the currencies in which anything moved; `id` is the day and the currency. */
export function movedDays(query: Kysely<Schema>, zone: string) {
  return query.selectFrom(
    sql<Pick<DayRow, 'id' | 'currency_code'>>`(
      select to_char(day, 'YYYY-MM-DD') || '-' || currency_code as id, currency_code from (
        select ${dayOf('occurred', zone)} as day, currency_code from processor_transactions where kind <> 'payout'
        union
        select ${dayOf('l.created', zone)}, l.currency_code from ledger_entries l where ${BY_SERVICE}
      ) m
    )`.as('d'),
  );
}

/** Selects the sums of such days at the payment service and in the ledger, `within` two instants. */
export function reconciledDays(query: Kysely<Schema>, zone: string, within: { from: Date; until: Date }) {
  const part = (kind: 'charge' | 'refund' | 'dispute') =>
    sql`coalesce(sum(amount) filter (where kind = ${kind}), 0)::int8`;
  const during = (column: string) => sql`${sql.ref(column)} >= ${within.from} and ${sql.ref(column)} < ${within.until}`;
  const day = (column: string) => dayOf(column, zone);
  return query.selectFrom(
    sql<DayRow>`(
      select to_char(day, 'YYYY-MM-DD') || '-' || currency_code as id, day, currency_code,
        coalesce(p.transaction_count, 0) as transaction_count, coalesce(p.charged, 0) as charged,
        coalesce(p.refunded, 0) as refunded, coalesce(p.disputed, 0) as disputed, coalesce(p.fees, 0) as fees,
        coalesce(o.ledger_charged, 0) as ledger_charged, coalesce(o.ledger_refunded, 0) as ledger_refunded,
        coalesce(o.ledger_disputed, 0) as ledger_disputed, coalesce(f.ledger_fees, 0) as ledger_fees
      from (
        select ${day('occurred')} as day, currency_code, count(*)::int as transaction_count,
          ${part('charge')} as charged, ${part('refund')} as refunded, ${part('dispute')} as disputed,
          coalesce(sum(-fee) filter (where fee_currency_code = currency_code), 0)::int as fees
        from processor_transactions where kind <> 'payout' and ${during('occurred')} group by 1, 2
      ) p
      full join (
        select ${day('l.created')} as day, currency_code,
          coalesce(sum(amount) filter (where kind = 'charge'), 0)::int8 as ledger_charged,
          coalesce(sum(amount) filter (where kind = 'refund_card'), 0)::int8 as ledger_refunded,
          coalesce(sum(amount) filter (where kind = 'chargeback'), 0)::int8 as ledger_disputed
        from ledger_entries l where ${during('l.created')} and ${BY_SERVICE} group by 1, 2
      ) o using (day, currency_code)
      left join (
        select ${day('t.occurred')} as day, t.currency_code, sum(l.amount)::int8 as ledger_fees
        from processor_transactions t join ledger_entries l on l.transaction_id = t.id
        where t.fee_currency_code = t.currency_code and ${during('t.occurred')} group by 1, 2
      ) f using (day, currency_code)
    )`.as('d'),
  );
}

export interface DayRow {
  id: string;
  day: Date;
  currency_code: CurrencyCode;
  transaction_count: number;
  charged: number;
  refunded: number;
  disputed: number;
  fees: number;
  ledger_charged: number;
  ledger_refunded: number;
  ledger_disputed: number;
  ledger_fees: number;
}
