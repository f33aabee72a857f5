import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Lists a host's shares without a payout, by currency, from stays that end before `until`. */
export async function listUnpaid(query: Kysely<Schema>, userId: string, until: Date) {
  return query
    .selectFrom('stashpoints as s')
    .innerJoin('ledger_entries as l', 'l.stashpoint_id', 's.id')
    .innerJoin('bookings as b', 'b.id', 'l.booking_id')
    .select(['l.currency_code', sql<number>`sum(l.amount)::int8`.as('due')])
    .where('s.host_id', '=', userId)
    .where('l.kind', 'in', ['host_share', 'payout'])
    .where('b.pickup', '<', until)
    .groupBy('l.currency_code')
    .execute();
}

/**
 * Lists the stays of one currency, by place, that a host is still owed for, or owes for, of those that ended before
 * `until`.
 */
export async function listDue(query: Kysely<Schema>, userId: string, currency: string, until: Date) {
  return query
    .selectFrom('stashpoints as s')
    .innerJoin('ledger_entries as l', 'l.stashpoint_id', 's.id')
    .innerJoin('bookings as b', 'b.id', 'l.booking_id')
    .select(['b.id as booking_id', 's.id as stashpoint_id', sql<number>`sum(l.amount)::int8`.as('amount')])
    .where('s.host_id', '=', userId)
    .where('l.kind', 'in', ['host_share', 'payout'])
    .where('l.currency_code', '=', currency)
    .where('b.pickup', '<', until)
    .groupBy(['b.id', 's.id'])
    .having(sql<boolean>`sum(l.amount) <> 0`)
    .execute();
}

/** Lists hosts with an active account whose number is known and whose wait is over, one row for each currency. */
export function listPayees(query: Kysely<Schema>, now: Date) {
  return query
    .selectFrom('external_accounts as a')
    .innerJoin('hosts as h', 'h.id', 'a.host_id')
    .select(['a.id as account_id', 'a.version as account_version', 'h.id as host_id', 'a.account_ccy', 'h.user_id'])
    .where('a.is_active', '=', true)
    .where('a.on_hold', 'is', null)
    .where((or) => or.or([or('a.pays_from', 'is', null), or('a.pays_from', '<=', now)]))
    .where('a.account_number', '<>', '')
    .execute();
}

export type Payee = Awaited<ReturnType<typeof listPayees>>[number];

/** Lists accepted claims with an account, of which something is still owed. */
export function listClaimPayees(query: Kysely<Schema>) {
  return claimPayees(query)
    .where((row) =>
      row.exists(
        row
          .selectFrom('ledger_entries as l')
          .select('l.claim_id')
          .whereRef('l.claim_id', '=', 'c.id')
          .where('l.kind', 'in', ['compensation', 'compensation_payout'])
          .groupBy('l.claim_id')
          .having(sql<boolean>`sum(l.amount) > 0`),
      ),
    )
    .execute();
}

export function findClaimPayee(query: Kysely<Schema>, claimId: string) {
  return claimPayees(query).where('c.id', '=', claimId).executeTakeFirst();
}

function claimPayees(query: Kysely<Schema>) {
  return query
    .selectFrom('claims as c')
    .innerJoin('external_accounts as a', 'a.claim_id', 'c.id')
    .select(['c.id as claim_id', 'c.booking_id', 'c.currency_code'])
    .select(['a.id as account_id', 'a.version as account_version'])
    .where('c.state', '=', 'accepted')
    .where('a.is_active', '=', true)
    .where('a.on_hold', 'is', null);
}

export function findPreparedClaim(query: Kysely<Schema>, claimId: string): Promise<PayoutRow | undefined> {
  return query
    .selectFrom('payouts')
    .selectAll()
    .where('claim_id', '=', claimId)
    .where('status', '=', 'prepared')
    .executeTakeFirst();
}

export type ClaimPayee = Awaited<ReturnType<typeof listClaimPayees>>[number];

/** Locks the one who is paid: a host, or a traveller's claim. */
export async function lockPayee(
  transaction: Kysely<Schema>,
  { host_id, claim_id }: { host_id?: string | null; claim_id?: string | null },
): Promise<void> {
  if (host_id) await transaction.selectFrom('hosts').select('id').where('id', '=', host_id).forNoKeyUpdate().execute();
  if (claim_id)
    await transaction.selectFrom('claims').select('id').where('id', '=', claim_id).forNoKeyUpdate().execute();
}

export async function insertPayout(transaction: Kysely<Schema>, row: Insertable<Schema['payouts']>): Promise<void> {
  await transaction.insertInto('payouts').values(row).execute();
}

export type PayoutRow = Selectable<Schema['payouts']>;

export function findPayout(query: Kysely<Schema>, id: string): Promise<PayoutRow | undefined> {
  return query.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Lists payouts with their recipients and accounts. */
export function listPayoutsById(query: Kysely<Schema>, ids: readonly string[]) {
  return payoutRows(query).where('p.id', 'in', ids).execute();
}

/** Lists a host's newest payouts. */
export function listNewestPayouts(query: Kysely<Schema>, hostId: string) {
  return payoutRows(query)
    .where('p.host_id', '=', hostId)
    .orderBy('p.created', 'desc')
    .orderBy('p.id')
    .limit(50)
    .execute();
}

function payoutRows(query: Kysely<Schema>) {
  return query
    .selectFrom('payouts as p')
    .innerJoin('external_accounts as a', 'a.id', 'p.account_id')
    .leftJoin('hosts as h', 'h.id', 'p.host_id')
    .leftJoin('claims as c', 'c.id', 'p.claim_id')
    .selectAll('p')
    .select(['a.account_number', 'a.account_holder', 'a.payment_type', 'h.user_id', 'h.business_name', 'c.booking_id']);
}

export type PayoutWithAccount = Awaited<ReturnType<typeof listPayoutsById>>[number];

/** Lists what a payout paid of each booking, minor units: negative, as in the ledger. */
export async function listPaidBookings(query: Kysely<Schema>, payoutId: string) {
  const rows = await query
    .selectFrom('ledger_entries')
    .select(['booking_id', 'stashpoint_id', sql<number>`sum(amount)::int8`.as('amount')])
    .where('payout_id', '=', payoutId)
    .groupBy(['booking_id', 'stashpoint_id'])
    .having(sql<boolean>`sum(amount) <> 0`)
    .$narrowType<{ booking_id: string; stashpoint_id: string }>()
    .execute();
  return rows;
}

/** Finds the booking a claim is about. */
export async function findBookingOfClaim(query: Kysely<Schema>, claimId: string): Promise<string> {
  const row = await query.selectFrom('claims').select('booking_id').where('id', '=', claimId).executeTakeFirstOrThrow();
  return row.booking_id;
}

export async function endPayout(
  transaction: Kysely<Schema>,
  id: string,
  { status, reason, now }: { status: 'left_out' | 'returned'; reason: string; now: Date },
): Promise<void> {
  await transaction.updateTable('payouts').set({ status, reason, ended_at: now }).where('id', '=', id).execute();
}

/** Lists what was prepared for an account that has changed since, is not active any more, or is on hold. */
export function listStale(query: Kysely<Schema>, runId?: string, id?: string): Promise<PayoutRow[]> {
  return query
    .selectFrom('payouts as p')
    .innerJoin('external_accounts as a', 'a.id', 'p.account_id')
    .selectAll('p')
    .where('p.status', '=', 'prepared')
    .where((or) =>
      or.or([
        or('a.is_active', '=', false),
        or('a.on_hold', 'is not', null),
        or('a.version', '<>', or.ref('p.account_version')),
      ]),
    )
    .$if(runId !== undefined, (rows) => rows.where('p.run_id', '=', runId ?? ''))
    .$if(id !== undefined, (rows) => rows.where('p.id', '=', id ?? ''))
    .execute();
}

/** Lists a host's active accounts that can receive a payout, whether they are on hold, and from when they are paid. */
export function listPayableAccounts(query: Kysely<Schema>, hostId: string) {
  return query
    .selectFrom('external_accounts')
    .select(['account_ccy', 'on_hold', 'pays_from'])
    .where('host_id', '=', hostId)
    .where('is_active', '=', true)
    .where('account_number', '<>', '')
    .execute();
}
