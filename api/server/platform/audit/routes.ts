import { pagingOf } from '../../../contract/rules/fields.ts';
import { type Change, type ChangeEntity, SCOPE_OF_ENTITY, SCOPE_OF_VALUES } from '../../../contract/structs/change.ts';
import type { HasDatabase } from '../database/connect.ts';
import { type Caller, type HandlersOf, requireScope } from '../http/call.ts';
import { pageOf } from '../http/page.ts';
import { type ChangeRow, findChanges, findNamed, listChangeIds } from './store.ts';

export function changeRoutes({ database: { query } }: HasDatabase): HandlersOf<'listChanges'> {
  return {
    listChanges: async ({ caller, query: { entity, q, ...filter } }) => {
      if (entity) requireScope(caller, SCOPE_OF_ENTITY[entity]);
      const visible = Object.entries(SCOPE_OF_ENTITY).filter(([, scope]) => caller.scopes.includes(scope));
      const text = q?.trim() ?? '';
      const { ids, total } = await listChangeIds(query, {
        ...filter,
        entities: entity ? [entity] : visible.map(([each]) => each as ChangeEntity),
        hidden: Object.keys(SCOPE_OF_VALUES).filter((action) => !mayReadValues(action, caller)),
        ...(text !== '' && { named: await findNamed(query, text) }),
      });
      const rows = new Map((await findChanges(query, ids)).map((row) => [row.id, row]));
      const items = ids.flatMap((id) => rows.get(Number(id)) ?? []).map((row) => serializeChange(row, caller));
      return pageOf(items, total, pagingOf(filter.page, filter.per_page));
    },
  };
}

function mayReadValues(action: string, { scopes }: Caller): boolean {
  const needed = SCOPE_OF_VALUES[action];
  return needed === undefined || scopes.includes(needed);
}

function serializeChange(row: ChangeRow, caller: Caller): Change {
  const mayRead = mayReadValues(row.action, caller);
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
