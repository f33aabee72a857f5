import { pagingOf } from '../../../contract/rules/fields.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { createOta, getOta, serializeOta, updateOta } from './save-ota.ts';
import { listOtaRows } from './store.ts';

export function otaRoutes(
  services: HasDatabase & HasClock,
): HandlersOf<'listOtas' | 'getOta' | 'createOta' | 'updateOta'> {
  return {
    listOtas: async ({ query }) => {
      const { rows, total } = await listOtaRows(services.database.query, query, services.now());
      return pageOf(rows.map(serializeOta), total, pagingOf(query.page, query.per_page));
    },
    getOta: ({ params }) => getOta(services, params.id),
    createOta: ({ caller, body }) => createOta(services, caller, body),
    updateOta: ({ caller, params, body }) => updateOta(services, caller, params.id, body),
  };
}
