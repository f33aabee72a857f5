import { array, enums, type Infer, nullable, string, type } from 'superstruct';
import { Instant } from '../vocabulary/words.ts';
import { CHANGE_ENTITIES, type ChangeEntity } from './change.ts';
import { Colleague } from './incident.ts';

/** Kinds of records that are only shown in their list. */
export const WITHOUT_PAGE: readonly ChangeEntity[] = ['depreciation', 'mail', 'unexplained'];

/** Kinds of records that staff note things about and assign to each other: those with a page. */
export const NOTED_ENTITIES = CHANGE_ENTITIES.filter(isNoted);

/** Tells whether staff note things about this kind of record. */
export function isNoted(entity: ChangeEntity): boolean {
  return !WITHOUT_PAGE.includes(entity);
}

/** A note of a member of staff for colleagues. */
export const Note = type({ id: string(), author: Colleague, text: string(), created: Instant });
export type Note = Infer<typeof Note>;

/** The notes about a record, latest last, and the colleague who works on it. */
export const RecordWork = type({ assignee: nullable(Colleague), notes: array(Note) });
export type RecordWork = Infer<typeof RecordWork>;

/** A record that is assigned, or that a colleague left behind without a successor. */
export const Assignment = type({
  /** The kind and ID of the record: `booking:BAG-1234`. */
  id: string(),
  /** Time of the assignment; of a report, its own. */
  created: Instant,
  entity: enums(NOTED_ENTITIES),
  entity_id: string(),
  assignee: nullable(Colleague),
});
export type Assignment = Infer<typeof Assignment>;
