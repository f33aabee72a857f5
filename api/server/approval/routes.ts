import { pagingOf } from '../../contract/rules/fields.ts';
import type { HandlersOf } from '../http/call.ts';
import { pageOf } from '../http/page.ts';
import type { Services } from '../services.ts';
import { presentAdminStashpoint } from './present-admin-stashpoint.ts';
import { getAdminStashpoint, reviewStashpoint } from './review-stashpoint.ts';
import { listAdminRows } from './store.ts';

export function approvalRoutes(
  services: Services,
): HandlersOf<'listAdminStashpoints' | 'getAdminStashpoint' | 'updateAdminStashpoint'> {
  return {
    getAdminStashpoint: ({ params }) => getAdminStashpoint(services, params.id),
    updateAdminStashpoint: ({ caller, params, body }) => reviewStashpoint(services, caller, params.id, body),
    listAdminStashpoints: async ({ query }) => {
      const paging = pagingOf(query.page, query.per_page);
      const { rows, total } = await listAdminRows(services.database.query, {
        ...(query.q && { q: query.q }),
        ...(query.status && { status: query.status }),
        ...(query.active !== undefined && { active: query.active }),
        ...(query.city_id && { cityId: query.city_id }),
        sort: query.sort ?? 'created',
        order: query.order === 'ASC' ? 'asc' : 'desc',
        offset: paging.offset,
        limit: paging.perPage,
      });
      return pageOf(rows.map(presentAdminStashpoint), total, paging);
    },
  };
}
