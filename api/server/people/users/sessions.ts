import type { Kysely } from 'kysely';
import type { SessionProof } from '../../../contract/rules/proofs.ts';
import type { Role } from '../../../contract/rules/roles.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type NameValue, Statement } from '../../platform/database/statement.ts';
import { forgetBrowsers } from './known-browsers.ts';

/** Selects sessions, except for those of an account whose address is not proven (any more): they do not count. */
function tokens(query: Kysely<Schema>) {
  return query
    .selectFrom('tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.id', 't.user_id', 't.role', 't.created', 't.expires_at', 't.last_used_at', 'u.scopes'])
    .select(['t.proven_at', 't.proven_by', 't.proof_since'])
    .where(({ or, eb }) => or([eb('u.email', 'is', null), eb('u.email_proven_at', 'is not', null)]));
}

const tokenByHash = new Statement((value: NameValue<{ hash: string }>, query) =>
  tokens(query).where('t.hash', '=', value('hash')),
);

export async function findToken(query: Kysely<Schema>, hash: string) {
  const [token] = await tokenByHash.run(query, { hash });
  return token;
}

export function findTokenById(query: Kysely<Schema>, id: string) {
  return tokens(query).where('t.id', '=', id).executeTakeFirst();
}

export async function insertToken(
  query: Kysely<Schema>,
  token: { id: string; hash: string; user_id: string; role: Role; created: Date; expires_at: Date },
  proof: SessionProof | null,
): Promise<void> {
  await query
    .insertInto('tokens')
    .values({ ...token, ...proofColumns(proof) })
    .execute();
}

/** Records that the owner of a session has proven their presence. */
export async function updateTokenProof(query: Kysely<Schema>, id: string, proof: SessionProof): Promise<void> {
  await query.updateTable('tokens').set(proofColumns(proof)).where('id', '=', id).execute();
}

function proofColumns(proof: SessionProof | null) {
  return { proven_by: proof?.by ?? null, proven_at: proof?.at ?? null, proof_since: proof?.since ?? null };
}

export async function updateTokenExpiry(query: Kysely<Schema>, id: string, expires_at: Date): Promise<void> {
  await query.updateTable('tokens').set({ expires_at }).where('id', '=', id).execute();
}

/** Records the use of a session, and by which program. */
export async function noteTokenUse(
  query: Kysely<Schema>,
  id: string,
  use: { last_used_at: Date; user_agent: string | null },
): Promise<void> {
  await query.updateTable('tokens').set(use).where('id', '=', id).execute();
}

/** Lists a person's live sessions, newest first; those that lack a second factor are left out. */
export function listTokens(query: Kysely<Schema>, userId: string, now: Date) {
  return query
    .selectFrom('tokens')
    .select(['id', 'created', 'expires_at', 'last_used_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('role', 'not in', ['recovery', 'mfa_pending'])
    .where('expires_at', '>', now)
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends a session of a person; false when it is not theirs, or has ended. */
export async function deleteTokenOf(query: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteToken(query: Kysely<Schema>, id: string): Promise<void> {
  await query.deleteFrom('tokens').where('id', '=', id).execute();
}

/** Ends a person's sessions, except for the one named, and forgets the browsers in which they have signed in. */
export async function revokeTokens(query: Kysely<Schema>, userId: string, keptId: string | null): Promise<void> {
  await forgetBrowsers(query, userId);
  await query
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .$if(keptId !== null, (tokens) => tokens.where('id', '<>', keptId ?? ''))
    .execute();
}

/** Gives all sessions of a person another role, because their work has changed. */
export async function changeTokenRole(query: Kysely<Schema>, userId: string, role: Role): Promise<void> {
  await query
    .updateTable('tokens')
    .set({ role })
    .where('user_id', '=', userId)
    .where('role', 'not in', ['recovery', 'mfa_pending'])
    .execute();
}

/** Gives a traveller's open sessions the host's role at once. */
export async function promoteTokens(query: Kysely<Schema>, userId: string, role: Role): Promise<void> {
  await query
    .updateTable('tokens')
    .set({ role })
    .where('user_id', '=', userId)
    .where('role', '=', 'customer')
    .execute();
}
