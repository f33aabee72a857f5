import { type Kysely, sql } from 'kysely';
import { claimNumber } from '../../../contract/rules/claims.ts';
import type { OwnData } from '../../../contract/structs/own-data.ts';
import { endOfNumber } from '../../money/payouts/end-of-number.ts';
import { listSecondFactors } from '../../people/users/second-factors.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Query = Kysely<Schema>;

export async function listSignIns(query: Query, userId: string): Promise<OwnData['sign_in_with']> {
  const rows = await query
    .selectFrom('user_identities')
    .select('provider')
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute();
  return [...rows.map(({ provider }) => provider), ...(await listSecondFactors(query, userId))];
}

export async function listFormerEmails(query: Query, userId: string): Promise<OwnData['former_emails']> {
  const rows = await query
    .selectFrom('email_changes')
    .select(['former_email as email', 'created'])
    .where('user_id', '=', userId)
    .orderBy('created')
    .execute();
  return rows.map(({ email, created }) => ({ email, until: created.toISOString() }));
}

export function listPaymentAccounts(query: Query, userId: string): Promise<OwnData['payment_accounts']> {
  return query.selectFrom('payment_customers').select(['provider', 'id']).where('user_id', '=', userId).execute();
}

export async function listSessions(query: Query, userId: string, now: Date): Promise<OwnData['sessions']> {
  const rows = await query
    .selectFrom('tokens')
    .select(['created', 'expires_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created')
    .execute();
  return rows.map(({ created, expires_at, user_agent }) => ({
    created: created.toISOString(),
    expires_at: expires_at.toISOString(),
    user_agent,
  }));
}

export async function listWork(query: Query, userId: string): Promise<OwnData['work']> {
  const rows = await query
    .selectFrom('host_people as p')
    .innerJoin('hosts as h', 'h.id', 'p.host_id')
    .select(['h.business_name', 'p.name', 'p.role', 'p.created', 'p.removed_at'])
    .where('p.user_id', '=', userId)
    .orderBy('p.created')
    .execute();
  return rows.map(({ created, removed_at, ...row }) => ({
    ...row,
    since: created.toISOString(),
    until: removed_at?.toISOString() ?? null,
  }));
}

export async function listReviews(query: Query, bookingIds: readonly string[]): Promise<OwnData['reviews']> {
  if (bookingIds.length === 0) return [];
  const rows = await query
    .selectFrom('reviews')
    .select(['booking_id', 'stashpoint_id', 'created'])
    .select(['stasher_rating', 'stasher_review', 'stashpoint_rating', 'stashpoint_review'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('created')
    .execute();
  return rows.map((row) => ({ ...row, ...stamped(row) }));
}

export async function listIncidents(query: Query, bookingIds: readonly string[]): Promise<OwnData['incidents']> {
  if (bookingIds.length === 0) return [];
  const rows = await query
    .selectFrom('incidents')
    .select(['booking_id', 'created', 'kind', 'text'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('created')
    .execute();
  return rows.map((row) => ({ ...row, ...stamped(row) }));
}

export async function listClaims(query: Query, bookingIds: readonly string[]): Promise<OwnData['claims']> {
  if (bookingIds.length === 0) return [];
  const rows = await query
    .selectFrom('claims as c')
    .innerJoin('incidents as i', 'i.id', 'c.id')
    .leftJoin('external_accounts as a', (join) => join.onRef('a.claim_id', '=', 'c.id').on('a.is_active', '=', true))
    .select(['c.id', 'c.booking_id', 'i.created', 'c.cause', 'c.state', 'i.text', 'c.items', 'c.police_reference'])
    .select(['c.currency_code as ccy_code', 'c.accepted', 'c.decision_text', 'a.account_number'])
    .select((row) =>
      row
        .selectFrom('claim_files as f')
        .whereRef('f.claim_id', '=', 'c.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('files'),
    )
    .where('c.booking_id', 'in', bookingIds)
    .orderBy('i.created')
    .execute();
  return rows.map(({ id, files, account_number, state, accepted, ...row }) => ({
    ...row,
    ...stamped(row),
    number: claimNumber(id),
    // A claim that awaits a second member of staff is not decided.
    state: state === 'to_confirm' ? 'open' : state,
    accepted: state === 'accepted' ? accepted : null,
    decision_text: state === 'to_confirm' ? null : row.decision_text,
    files: files ?? 0,
    account_number_end: account_number && endOfNumber(account_number),
  }));
}

export async function listIncidentReplies(query: Query, authorId: string): Promise<OwnData['incident_replies']> {
  const rows = await query
    .selectFrom('incident_replies as r')
    .innerJoin('incidents as i', 'i.id', 'r.incident_id')
    .select(['i.booking_id', 'r.created', 'r.kind', 'r.text'])
    .where('r.author_id', '=', authorId)
    .orderBy('r.created')
    .execute();
  return rows.map((row) => ({ ...row, ...stamped(row) }));
}

export async function listMessages(
  query: Query,
  userId: string,
  bookingIds: readonly string[],
): Promise<OwnData['messages']> {
  const rows = await query
    .selectFrom('booking_messages')
    .select(['booking_id', 'created', 'side', 'text'])
    .where((or) =>
      or.or([or('actor_id', '=', userId), ...(bookingIds.length > 0 ? [or('booking_id', 'in', bookingIds)] : [])]),
    )
    .orderBy('created')
    .execute();
  return rows.map((row) => ({ ...row, ...stamped(row) }));
}

export async function listMails(
  query: Query,
  bookingIds: readonly string[],
  formerEmails: readonly string[],
): Promise<OwnData['mails']> {
  if (bookingIds.length === 0) return [];
  const rows = await query
    .selectFrom('mails as m')
    .innerJoin('bookings as b', 'b.id', 'm.booking_id')
    .select(['m.booking_id', 'm.created', 'm.recipient', 'm.subject'])
    .where('m.booking_id', 'in', bookingIds)
    // Mails to the host of the place belong to the host.
    .where((mail) =>
      mail.or([mail('m.recipient', '=', mail.ref('b.email')), mail('m.recipient', 'in', ['', ...formerEmails])]),
    )
    .orderBy('m.id')
    .execute();
  return rows.map((row) => ({ ...row, ...stamped(row) }));
}

/** Serializes a row about a booking: it was found by that booking, so there is one. */
function stamped({ booking_id, created }: { booking_id: string | null; created: Date }) {
  return { booking_id: booking_id ?? '', created: created.toISOString() };
}
