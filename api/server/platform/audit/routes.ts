import { type ChangeEntity, SCOPE_OF_ENTITY } from '../../../contract/structs/change.ts';
import type { HasDatabase } from '../database/connect.ts';
import { type HandlersOf, requireScope } from '../http/call.ts';
import { pageOf } from '../http/page.ts';
import { serializeChange } from './serialize-change.ts';
import { listChanges } from './store.ts';

export function changeRoutes({ database }: HasDatabase): HandlersOf<'listChanges'> {
  return {
    listChanges: async ({ caller, query }) => {
      if (query.entity) requireScope(caller, SCOPE_OF_ENTITY[query.entity]);
      const visible = Object.entries(SCOPE_OF_ENTITY).filter(([, scope]) => caller.scopes.includes(scope));
      const entities = query.entity ? [query.entity] : visible.map(([entity]) => entity as ChangeEntity);
      const { rows, total, page, perPage } = await listChanges(database.query, { ...query, entities });
      return pageOf(rows.map(serializeChange), total, { page, perPage });
    },
  };
}
