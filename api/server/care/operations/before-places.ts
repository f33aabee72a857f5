import type { Kysely, Updateable } from 'kysely';
import { draftColumns, draftOf } from '../../catalogue/stashpoints/record/draft-fields.ts';
import type { StashpointRow } from '../../catalogue/stashpoints/record/stashpoint-row.ts';
import { writeStashpoint } from '../../catalogue/stashpoints/record/write-stashpoint.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import type { OperationBefore } from '../../platform/database/json-columns.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';

/** Columns an operation may write beside the fields of a place: a host's price waits as a proposal. */
const COLUMNS = ['active', 'paused_by_host', 'proposed', 'proposed_at'] as const;

/** Returns what a place had before a change, as far as it differs. */
export function beforeOf(row: StashpointRow, after: StashpointRow): OperationBefore {
  const columns = COLUMNS.filter((column) => JSON.stringify(row[column]) !== JSON.stringify(after[column]));
  return {
    fields: differenceOf(draftOf(after), draftOf(row))?.after ?? {},
    columns: Object.fromEntries(columns.map((column) => [column, row[column]])),
  };
}

/** Writes what a place had before, and logs it like any change. */
export async function restorePlace(
  transaction: Kysely<Schema>,
  { row, before, caller, now }: { row: StashpointRow; before: OperationBefore; caller: Caller; now: Date },
): Promise<void> {
  const { fields = {}, columns = {} } = before;
  const { proposed, proposed_at, ...others } = columns;
  await writeStashpoint(transaction, row.id, {
    ...draftColumns(fields, draftOf(row)),
    ...(others as Updateable<Schema['stashpoints']>),
    ...('proposed' in columns && { proposed: proposed ? JSON.stringify(proposed) : null }),
    ...('proposed_at' in columns && { proposed_at: proposed_at ? new Date(String(proposed_at)) : null }),
    updated: now,
    edit_version: row.edit_version + 1,
  });
  const { active } = others;
  const difference = differenceOf({ ...draftOf(row), active: row.active }, { ...fields, active });
  const action = active === undefined ? 'updated' : active ? 'activated' : 'deactivated';
  if (difference)
    await recordChange(transaction, { caller, action, entity: 'stashpoint', id: row.id, ...difference, now });
  else if (proposed !== undefined)
    await recordChange(transaction, {
      ...{ caller, entity: 'stashpoint', id: row.id, before: null, now },
      ...(proposed
        ? { action: 'proposed', after: proposed as Record<string, unknown> }
        : { action: 'proposal_withdrawn', after: null }),
    });
}
