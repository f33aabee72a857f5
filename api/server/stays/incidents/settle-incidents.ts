import { type Insertable, type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { IncidentAnswer, Verdict } from '../../../contract/rules/incidents.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Incident = Selectable<Schema['incidents']>;

/** Finds a report and locks its row, so that an answer and a verdict come one after the other. */
export function lockIncident(transaction: Kysely<Schema>, id: string): Promise<Incident | undefined> {
  return transaction.selectFrom('incidents').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

interface Answer {
  answer: IncidentAnswer;
  answer_text: string | null;
  arrives_at: Date | null;
  /** The time by which a traveller whose bags are locked in is to have them. */
  respond_by: Date | null;
}

/** Writes the host's answer. If the host agrees, the report counts at once. */
export async function writeAnswer(transaction: Kysely<Schema>, id: string, answer: Answer, now: Date): Promise<void> {
  const counts_since = answer.answer === 'agrees' ? now : null;
  await transaction
    .updateTable('incidents')
    .set({ ...answer, answered_at: now, counts_since })
    .where('id', '=', id)
    .execute();
}

export async function writeVerdict(
  transaction: Kysely<Schema>,
  id: string,
  decision: { verdict: Verdict; verdict_text: string | null; decided_by: string; decision_key: string | null },
  now: Date,
): Promise<void> {
  const counts_since = decision.verdict === 'upheld' ? sql<Date>`coalesce(counts_since, ${now})` : null;
  await transaction
    .updateTable('incidents')
    .set({ ...decision, decided_at: now, counts_since })
    .where('id', '=', id)
    .execute();
}

/** Lists reports whose hosts did not answer in time. */
export function listSilent(query: Kysely<Schema>, now: Date) {
  return silent(query.selectFrom('incidents').select(['id', 'booking_id']), now).execute();
}

/** Counts a report whose host did not answer in time against its place, once; false where that was done before. */
export async function countSilence(transaction: Kysely<Schema>, id: string, now: Date): Promise<boolean> {
  const row = await transaction
    .updateTable('incidents')
    .set({ counts_since: now })
    .where('id', 'in', (ids) => silent(ids.selectFrom('incidents').select('id').where('id', '=', id), now))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function silent<Selected>(query: SelectQueryBuilder<Schema, 'incidents', Selected>, now: Date) {
  return query
    .where('kind', '<>', 'claim')
    .where('reviewed_first', '=', false)
    .where('answer_by', '<=', now)
    .where('answer', 'is', null)
    .where('verdict', 'is', null)
    .where('counts_since', 'is', null);
}

/** Records what of a stay's money waits for a report to be proven, and whether its traveller asked for credit. */
export async function withhold(
  transaction: Kysely<Schema>,
  id: string,
  withheld: number,
  keeps_credit: boolean,
): Promise<void> {
  await transaction.updateTable('incidents').set({ withheld, keeps_credit }).where('id', '=', id).execute();
}

export async function writeAssignee(
  transaction: Kysely<Schema>,
  id: string,
  assignee_id: string | null,
): Promise<void> {
  await transaction.updateTable('incidents').set({ assignee_id }).where('id', '=', id).execute();
}

export async function insertReply(
  transaction: Kysely<Schema>,
  reply: Insertable<Schema['incident_replies']>,
): Promise<void> {
  await transaction.insertInto('incident_replies').values(reply).execute();
}
