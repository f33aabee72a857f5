import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Depreciations } from '../../../contract/rules/claims.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { isSamePersonAs } from '../../money/payments/same-person.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Query = Kysely<Schema>;
export type ClaimRow = NonNullable<Awaited<ReturnType<typeof findClaimRow>>>;
export type ClaimFileRow = Omit<Selectable<Schema['claim_files']>, 'bytes'> & { is_erased: boolean };

function claimRows(query: Query) {
  return query
    .selectFrom('claims as c')
    .innerJoin('incidents as i', 'i.id', 'c.id')
    .selectAll('c')
    .select(['i.text', 'i.created', 'i.answer_by', 'i.answered_at', 'i.stashpoint_id', 'i.resolved_at']);
}

export function findClaimRow(query: Query, id: string) {
  return claimRows(query).where('c.id', '=', id).executeTakeFirst();
}

/** Finds a claim and locks its row. The row of its booking is locked first. */
export function lockClaim(transaction: Query, id: string) {
  return claimRows(transaction).where('c.id', '=', id).forNoKeyUpdate('c').executeTakeFirst();
}

export function listClaimRows(query: Query, bookingId: string) {
  return claimRows(query).where('c.booking_id', '=', bookingId).orderBy('i.created', 'desc').execute();
}

export function findClaimByKey(query: Query, key: string) {
  return claimRows(query).where('c.idempotency_key', '=', key).executeTakeFirst();
}

export async function insertClaim(transaction: Query, row: Insertable<Schema['claims']>): Promise<void> {
  await transaction.insertInto('claims').values(row).execute();
}

export async function updateClaimRow(
  transaction: Query,
  id: string,
  changes: Updateable<Schema['claims']>,
): Promise<void> {
  await transaction
    .updateTable('claims')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function insertStep(transaction: Query, step: Insertable<Schema['claim_steps']>): Promise<void> {
  await transaction.insertInto('claim_steps').values(step).execute();
}

export function listSteps(query: Query, claimId: string) {
  return query
    .selectFrom('claim_steps as t')
    .leftJoin('users as u', 'u.id', 't.actor_id')
    .select(['t.kind', 't.text', 't.created', 't.actor_id', 'u.first_name', 'u.last_name'])
    .where('t.claim_id', '=', claimId)
    .orderBy('t.id')
    .execute();
}

export function listFiles(query: Query, claimId: string): Promise<ClaimFileRow[]> {
  return query
    .selectFrom('claim_files')
    .select(['id', 'claim_id', 'purpose', 'hash', 'width', 'height', 'created'])
    .select(sql<boolean>`bytes is null`.as('is_erased'))
    .where('claim_id', '=', claimId)
    .orderBy('created')
    .orderBy('id')
    .execute();
}

export async function insertFile(transaction: Query, file: Insertable<Schema['claim_files']>): Promise<void> {
  await transaction.insertInto('claim_files').values(file).execute();
}

export async function findFileBytes(query: Query, id: string): Promise<Uint8Array | null> {
  const row = await query.selectFrom('claim_files').select('bytes').where('id', '=', id).executeTakeFirst();
  return row?.bytes ?? null;
}

/** Lists a claim's files whose picture is in another claim, too. */
export function listUsedBefore(query: Query, claimId: string) {
  return query
    .selectFrom('claim_files as f')
    .innerJoin('claim_files as o', 'o.hash', 'f.hash')
    .select(['f.id as file_id', 'o.claim_id as incident_id'])
    .distinct()
    .where('f.claim_id', '=', claimId)
    .whereRef('o.claim_id', '<>', 'f.claim_id')
    .execute();
}

/** Sums what was accepted for each bag of a booking in its other claims, minor units. */
export async function acceptedByBag(query: Query, { id, booking_id }: Pick<ClaimRow, 'id' | 'booking_id'>) {
  const { rows } = await sql<{ bag: number; amount: number }>`
    select (item.value ->> 'bag')::int as bag, sum(c.accepted[item.ordinality])::int as amount
    from claims c cross join lateral jsonb_array_elements(c.items) with ordinality as item
    where c.booking_id = ${booking_id} and c.id <> ${id} and c.state in ('to_confirm', 'accepted')
    group by 1`.execute(query);
  return new Map(rows.map(({ bag, amount }) => [bag, amount]));
}

/** The person who made a booking, or a place. */
type Whose = { bookingId: string } | { stashpointId: string };

/** Counts the other claims of a year, and sums what was accepted of them in a currency. */
export async function sumOtherClaims(query: Query, id: string, whose: Whose, currency: CurrencyCode, since: Date) {
  const row = await query
    .selectFrom('claims as c')
    .innerJoin('incidents as i', 'i.id', 'c.id')
    .innerJoin('bookings as b', 'b.id', 'c.booking_id')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`coalesce(sum((select sum(each) from unnest(c.accepted) each))
        filter (where c.state = 'accepted' and c.currency_code = ${currency}), 0)::int`.as('amount'),
    ])
    .where('c.id', '<>', id)
    .where('i.created', '>', since)
    .where((or) =>
      'stashpointId' in whose ? or('i.stashpoint_id', '=', whose.stashpointId) : isSamePersonAs(whose.bookingId),
    )
    .executeTakeFirstOrThrow();
  return row;
}

export async function readDepreciations(query: Query): Promise<Depreciations> {
  const rows = await query.selectFrom('depreciations').select(['kind', 'kept']).execute();
  return Object.fromEntries(rows.map(({ kind, kept }) => [kind, kept])) as unknown as Depreciations;
}

export function listBags(query: Query, bookingId: string) {
  return query
    .selectFrom('bags')
    .select(['number', 'size', 'tag'])
    .where('booking_id', '=', bookingId)
    .orderBy('number')
    .execute();
}
