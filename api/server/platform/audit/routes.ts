import { type Change, type ChangeEntity, SCOPE_OF_ENTITY, SCOPE_OF_VALUES } from '../../../contract/structs/change.ts';
import type { HasDatabase } from '../database/connect.ts';
import { type Caller, type HandlersOf, requireScope } from '../http/call.ts';
import { pageOf } from '../http/page.ts';
import { type ChangeRow, listChanges } from './store.ts';

export function changeRoutes({ database }: HasDatabase): HandlersOf<'listChanges'> {
  return {
    listChanges: async ({ caller, query }) => {
      if (query.entity) requireScope(caller, SCOPE_OF_ENTITY[query.entity]);
      const visible = Object.entries(SCOPE_OF_ENTITY).filter(([, scope]) => caller.scopes.includes(scope));
      const entities = query.entity ? [query.entity] : visible.map(([entity]) => entity as ChangeEntity);
      const { rows, total, page, perPage } = await listChanges(database.query, { ...query, entities });
      return pageOf(
        rows.map((row) => serializeChange(row, caller)),
        total,
        { page, perPage },
      );
    },
  };
}

function serializeChange(row: ChangeRow, { scopes }: Caller): Change {
  const needed = SCOPE_OF_VALUES[row.action];
  const mayRead = needed === undefined || scopes.includes(needed);
  return {
    id: String(row.id),
    action: row.action,
    entity: row.entity as ChangeEntity,
    entity_id: row.entity_id,
    before: mayRead ? row.before : null,
    after: mayRead ? row.after : null,
    created: row.created.toISOString(),
    actor:
      row.actor_id === null
        ? null
        : { id: row.actor_id, name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(), email: row.email ?? '' },
  };
}
