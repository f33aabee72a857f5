import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CommissionKind } from '../../../contract/structs/commission.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A line of a host's account. `created` is the instant from which it counts. */
export interface AccountLine {
  id: string;
  created: Date;
  kind: CommissionKind;
  amount: number;
  currency_code: CurrencyCode;
  booking_id: string | null;
  stashpoint_id: string | null;
  stashpoint_name: string | null;
  payout_id: string | null;
  entry_id: number | null;
  /** True for a share if the rows of its stay that count from this instant take back more than they earn. */
  is_back: boolean;
}

export interface AccountHost {
  id: string;
  user_id: string;
}

/** The instant at which a row `l` of a share is earned: at the end of its stay `b`, or when it is written later. */
export const earnedAt: RawBuilder<Date> = sql<Date>`greatest(l.created, b.pickup)`;

/** Tells whether a stay `b` has ended, so that its shares are earned. */
export const hasEnded = (now: Date): RawBuilder<boolean> => sql<boolean>`b.pickup < ${now}`;

/**
 * Selects the lines of a host's account: shares of stays that have ended, and payouts that left the bank or returned, as
 * one line each. Their sum is the host's balance. Every page, paper and file that says what a host has earned or was paid
 * adds up these.
 */
export function accountLines({ id, user_id }: AccountHost, now: Date): RawBuilder<AccountLine> {
  return sql<AccountLine>`(
    select 'e' || lpad(l.id::text, 12, '0') as id, ${earnedAt} as created, l.amount, l.currency_code, l.booking_id,
      s.id as stashpoint_id, s.name as stashpoint_name, null as payout_id, l.id as entry_id,
      sum(l.amount) over (partition by l.booking_id, s.id, ${earnedAt}) < 0 as is_back,
      case
        when exists (
          select from staff_refunds r
          where r.booking_id = l.booking_id and r.created = l.created and r.stashpoint_id = s.id) then 'refunded'
        when l.claim_id is not null then 'compensated'
        when l.amount < 0 and l.created = b.cancelled_at then 'cancelled'
        when l.id = (
          select min(f.id) from ledger_entries f
          where f.booking_id = l.booking_id and f.stashpoint_id = s.id and f.kind = 'host_share')
          then 'earned'
        else 'changed' end as kind
    from stashpoints s
    join ledger_entries l on l.stashpoint_id = s.id and l.kind = 'host_share'
    join bookings b on b.id = l.booking_id
    where s.host_id = ${user_id} and ${hasEnded(now)}
    union all
    select 'p' || p.id, p.sent_at, -p.amount, p.currency_code, null, null, null, p.id, null, false, 'paid_out'
    from payouts p where p.host_id = ${id} and p.sent_at is not null
    union all
    select 'r' || p.id, p.ended_at, p.amount, p.currency_code, null, null, null, p.id, null, false, 'returned'
    from payouts p where p.host_id = ${id} and p.sent_at is not null and p.ended_at is not null
  )`;
}

/** Returns a host's balance by currency, with what is prepared of it and the shares of stays that have not ended. */
export async function listHostBalances(query: Kysely<Schema>, host: AccountHost, now: Date) {
  const own = await query
    .selectFrom(accountLines(host, now).as('a'))
    .select(['a.currency_code', sql<number>`sum(a.amount)::int8`.as('balance')])
    .select(sql<number>`coalesce(-sum(a.amount) filter (where a.booking_id is null), 0)::int8`.as('paid_out'))
    .groupBy('a.currency_code')
    .execute();
  const prepared = await query
    .selectFrom('payouts')
    .select(['currency_code', sql<number>`sum(amount)::int8`.as('prepared')])
    .where('host_id', '=', host.id)
    .where('status', '=', 'prepared')
    .groupBy('currency_code')
    .execute();
  const ahead = await query
    .selectFrom('stashpoints as s')
    .innerJoin('ledger_entries as l', 'l.stashpoint_id', 's.id')
    .innerJoin('bookings as b', 'b.id', 'l.booking_id')
    .select(['l.currency_code', sql<number>`sum(l.amount)::int8`.as('ahead')])
    .$narrowType<{ currency_code: CurrencyCode }>()
    .where('s.host_id', '=', host.user_id)
    .where('l.kind', '=', 'host_share')
    .where(sql<boolean>`not ${hasEnded(now)}`)
    .groupBy('l.currency_code')
    .execute();
  const codes = [...new Set([...own, ...prepared, ...ahead].map(({ currency_code }) => currency_code))].sort();
  return codes.map((code) => {
    const of = <Row extends { currency_code: string }>(rows: Row[]) =>
      rows.find(({ currency_code }) => currency_code === code);
    const { paid_out = 0, balance = 0 } = of(own) ?? {};
    return {
      ...{ currency_code: code, earned: balance + paid_out, paid_out, balance },
      prepared: of(prepared)?.prepared ?? 0,
      ahead: of(ahead)?.ahead ?? 0,
    };
  });
}
