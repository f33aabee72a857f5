import { type Change, endpoints } from '@cubby/api';
import { type ResourceName, resourceOf } from '../../lib/resources/resources.ts';

/** A field that was changed again after the change to undo. */
interface Contested {
  field: string;
  /** The newer change. */
  by: Change;
}

export interface UndoPlan {
  /** Fields, by their names in the log, that nobody has changed since. */
  free: string[];
  contested: Contested[];
}

/** Changes of a host's accounts, addresses and team are in the host's log, but are not fields of the host. */
const OF_RELATED_RECORDS = /^(account|address|person|payout|tax_details|self_billing)_/;

/**
 * Compares a change with newer ones, latest first, and returns which of its fields undoing it would restore. A field that
 * has its former value again is left out.
 */
export function planUndo(resource: ResourceName, change: Change, newer: readonly Change[]): UndoPlan {
  const plan: UndoPlan = { free: [], contested: [] };
  if (!change.before || OF_RELATED_RECORDS.test(change.action)) return plan;
  const editable = editableFields(resource);
  const later = newer.filter(({ action, before }) => before && !OF_RELATED_RECORDS.test(action));
  for (const [field, value] of Object.entries(change.before)) {
    if (!editable.includes(field)) continue;
    const by = later.find(({ after }) => after && field in after);
    if (!by) plan.free.push(field);
    else if (JSON.stringify(by.after?.[field]) !== JSON.stringify(value)) plan.contested.push({ field, by });
  }
  return plan;
}

/** Returns the fields, by their names in the log, that a change of the record may name. */
export function editableFields(resource: ResourceName): string[] {
  const { path } = resourceOf(resource);
  const update = Object.values(endpoints).find(
    (each) => each.method === 'PATCH' && each.path.replace(/\/\{\w+\}$/, '') === path,
  );
  return update && 'body' in update
    ? Object.keys(update.body.schema).filter((field) => field !== 'expected_version')
    : [];
}
