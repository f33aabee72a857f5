import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { doubleCharges } from './double-charges.ts';

/** Selects payments `p` that a bank has refused since an instant. Abandoned attempts were not refused. */
export function refusedPayments(query: Kysely<Schema>, since: Date) {
  return query
    .selectFrom('payments as p')
    .where('p.status', '=', 'failed')
    .where((row) => row.or([row('p.refusal', 'is', null), row('p.refusal', '<>', 'abandoned')]))
    .where('p.created', '>=', since);
}

/** Refunds that were refused for good, disputed payments, and stays paid twice: they need a person. */
export const moneyTrouble = sql`(
  select 'refund_refused' as kind, booking_id, amount, refusal as reason, created from refunds where status = 'failed'
  union all
  select 'dispute', booking_id, amount, reason, created from disputes where status = 'open'
  union all
  select 'charged_twice', booking_id, amount, null, second from ${doubleCharges} d where not for_change)`;
