import { type Kysely, sql } from 'kysely';
import type { HasDatabase } from './platform/database/connect.ts';
import type { Schema } from './platform/database/schema.ts';
import type { HasLog } from './platform/runtime/log.ts';

/**
 * The laws that the database keeps itself: each by the name of its constraint, index or trigger, which PostgreSQL says
 * with every refusal. `laws.test.ts` tries to break each of them.
 *
 * A trigger only sees new rows. Where others may break its law, it has a query for what does.
 */
export const LAWS: Readonly<Record<string, string | null>> = {
  // Money.
  bookings_prices: null,
  bookings_credit: null,
  payments_amount: null,
  payments_currency: null,
  payments_charged: `
    select id from payments p where status = 'succeeded' and not exists (
      select from ledger_entries l
      where l.booking_id = paid_booking(p.booking_id) and l.payment_id = p.id and l.kind = 'charge'
        and l.amount = p.amount and l.currency_code = p.currency_code)
    union select booking_id from payments p where status = 'succeeded'
    group by booking_id having count(*) > 1 and count(*) filter (where is_kept(p.id, p.amount)) > 1`,
  refunds_of_payment: `
    select r.id from refunds r join payments p on p.id = r.payment_id where paid_booking(p.booking_id) <> r.booking_id
    union select p.id from refunds r join payments p on p.id = r.payment_id group by p.id having sum(r.amount) > p.amount`,
  staff_refunds_parts: null,
  staff_refunds_currency: null,
  disputes_currency: null,
  account_changes_currency: null,
  processor_transactions_currency: null,
  processor_transactions_fee_currency: null,
  unexplained_currency: null,
  payouts_host_account: null,
  payouts_claim_account: null,
  claims_bags: null,
  claims_accepted: null,
  ledger_entries_currency: null,
  ledger_entries_signs: null,
  ledger_charged_once: `
    select payment_id as id from ledger_entries where kind = 'charge' group by payment_id having count(*) > 1`,
  ledger_balances: `
    select l.booking_id as id from ledger_entries l join bookings b on b.id = l.booking_id where ledger_side(l.kind) <> 0
    group by l.booking_id
    having sum(l.amount * ledger_side(l.kind)) <> 0 or bool_or(l.currency_code <> b.currency_code)`,
  // Bookings. A place may become smaller than what is booked there: the console shows those stays.
  bookings_sizes: null,
  bookings_hold: null,
  bookings_change: null,
  bookings_steps: null,
  bookings_changed: `
    select c.id from bookings c join bookings o on o.id = c.changes_booking_id
    where c.state = 'held'
      and (o.changes_booking_id is not null or o.user_id <> c.user_id or o.currency_code <> c.currency_code)`,
  bookings_room: null,
  bookings_uses: `
    select code as id from coupons c where uses_left is not null and uses_left < (
      select count(*) from bookings b
      where b.coupon_id = c.id and uses_coupon(b.id, b.state, b.hold_expires_at, c.activates, now()))`,
  coupons_uses: null,
  // Evidence.
  custody_events_append_only: null,
  custody_events_only_erased: null,
  changes_log_append_only: null,
  changes_log_only_erased: null,
  processor_transactions_append_only: null,
  ledger_entries_truncate: null,
  invoices_truncate: null,
  invoice_entries_truncate: null,
  custody_events_truncate: null,
  changes_log_truncate: null,
  processor_transactions_truncate: null,
  claim_steps_truncate: null,
  bags_booking_id_fkey: null,
  custody_events_booking_id_fkey: null,
  incidents_booking_id_fkey: null,
  claims_booking_id_fkey: null,
  claims_id_fkey: null,
  claim_steps_claim_id_fkey: null,
  // Accounts and places.
  users_email_spelling: null,
  users_scopes: null,
  users_lengths: null,
  tokens_role: `
    select t.id from tokens t where t.expires_at > now() and not is_role_of(t.user_id, t.role)`,
  bookings_lengths: null,
  stashpoints_position: null,
  stashpoints_fees: null,
  stashpoints_lengths: null,
  places_position: null,
  areas_position: null,
};

export interface BrokenLaw {
  law: string;
  /** A sentence for the operator. */
  problem: string;
}

/** Finds laws that rows break, and those that the database does not keep at the moment. */
export async function findBrokenLaws(query: Kysely<Schema>): Promise<BrokenLaw[]> {
  const found: BrokenLaw[] = [];
  for (const [law, breaking] of Object.entries(LAWS)) {
    if (breaking === null) continue;
    const { rows } = await sql<{ count: number; ids: string[] }>`
      select count(*)::int as count, (array_agg(id order by id))[1:5] as ids from (${sql.raw(breaking)}) broken`.execute(
      query,
    );
    const [{ count, ids } = { count: 0, ids: [] }] = rows;
    if (count > 0) found.push({ law, problem: `${count} break it: ${ids.join(', ')}${count > 5 ? ' …' : ''}.` });
  }
  return [...found, ...(await findUnkept(query))];
}

async function findUnkept(query: Kysely<Schema>): Promise<BrokenLaw[]> {
  const { rows } = await sql<BrokenLaw>`
    with kept as (
      select conname as law, convalidated as is_whole, case contype
        when 'c' then format('Older rows break it: select * from %s where not (%s).', conrelid::regclass,
          pg_get_expr(conbin, conrelid))
        else format('Older rows of %s break it: %s.', conrelid::regclass, pg_get_constraintdef(oid)) end as problem
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select tgname, tgenabled <> 'D', format('Its trigger on %s is disabled.', tgrelid::regclass)
      from pg_trigger where not tgisinternal
      union all
      select relname, true, null from pg_class where relkind = 'i' and relnamespace = 'public'::regnamespace
    )
    select law, problem from kept where not is_whole
    union all
    select law, 'The database does not keep it.' from unnest(${Object.keys(LAWS)}::text[]) as law
    where law not in (select law from kept)
    order by law`.execute(query);
  return rows;
}

/** Looks for broken laws each night. Each is an error in the log, which alerts the operator; returns how many. */
export async function examineLaws({ database, log }: HasDatabase & HasLog): Promise<number> {
  const broken = await findBrokenLaws(database.query);
  for (const each of broken) log.error(each, 'a law of the database is broken');
  return broken.length;
}
