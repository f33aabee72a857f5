import { type Kysely, type Selectable, sql } from 'kysely';
import type { IncidentAnswer, Verdict } from '../../../contract/rules/incidents.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Incident = Selectable<Schema['incidents']>;

/** A report with its row locked, so that an answer and a verdict come one after the other. */
export function lockReport(transaction: Kysely<Schema>, id: string): Promise<Incident | undefined> {
  return transaction.selectFrom('incidents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

interface Answer {
  answer: IncidentAnswer;
  answer_text: string | null;
  arrives_at: Date | null;
  /** Until when somebody whose bags are locked in is to have them. */
  respond_by: Date | null;
}

/** What the host says. Whoever agrees is counted at once. */
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
  decision: { verdict: Verdict; verdict_text: string | null; decided_by: string },
  now: Date,
): Promise<void> {
  const counts_since = decision.verdict === 'upheld' ? sql<Date>`coalesce(counts_since, ${now})` : null;
  await transaction
    .updateTable('incidents')
    .set({ ...decision, decided_at: now, counts_since })
    .where('id', '=', id)
    .execute();
}

/** Counts the reports whose hosts have let their time pass, each once. */
export function countSilence(transaction: Kysely<Schema>, now: Date): Promise<Incident[]> {
  return transaction
    .updateTable('incidents')
    .set({ counts_since: now })
    .where('answer_by', '<=', now)
    .where('answer', 'is', null)
    .where('verdict', 'is', null)
    .where('counts_since', 'is', null)
    .returningAll()
    .execute();
}
