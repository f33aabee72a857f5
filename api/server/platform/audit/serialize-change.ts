import type { Change, ChangeEntity } from '../../../contract/structs/change.ts';
import type { ChangeRow } from './store.ts';

export function serializeChange(row: ChangeRow): Change {
  return {
    id: String(row.id),
    action: row.action,
    entity: row.entity as ChangeEntity,
    entity_id: row.entity_id,
    before: row.before,
    after: row.after,
    created: row.created.toISOString(),
    actor:
      row.actor_id === null
        ? null
        : { id: row.actor_id, name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(), email: row.email ?? '' },
  };
}
