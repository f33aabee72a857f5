import { PAGE } from '@cubby/api';
import { DecodeError, queryString } from '@cubby/api/client';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { httpClient } from './http-client.ts';
import { resourceOf } from './resources.ts';

/**
 * react-admin's way to the API. `ra-data-simple-rest` gives reading, creating and deleting one record; lists and
 * updates are ours, because the API answers pages as `{ items, total, … }` and takes changes as PATCH.
 */
export function createDataProvider(baseUrl = ''): DataProvider {
  const rest = simpleRestProvider(`${baseUrl}/v2`, httpClient);

  async function getList<T extends RaRecord>(resource: string, params: GetListParams): Promise<GetListResult<T>> {
    const { list } = resourceOf(resource);
    const url = `${baseUrl}${list.path}${queryString(listQuery(resource, params))}`;
    const { json } = await httpClient(url, params.signal ? { signal: params.signal } : {});
    const [problem] = list.response.validate(json);
    if (problem) throw new DecodeError(problem.message);
    return { data: json.items as unknown as T[], total: json.total };
  }

  async function patch(resource: string, id: RaRecord['id'], changes: Record<string, unknown>) {
    const url = `${baseUrl}${resourceOf(resource).list.path}/${encodeURIComponent(id)}`;
    const { json } = await httpClient(url, { method: 'PATCH', body: JSON.stringify(changes) });
    return json;
  }

  return {
    ...rest,
    getList,
    // The API reads one record at a time; the few that a page refers to are read side by side.
    getMany: async (resource, { ids, signal }) => {
      const answers = await Promise.all(ids.map((id) => rest.getOne(resource, { id, ...(signal && { signal }) })));
      return { data: answers.map(({ data }) => data) };
    },
    getManyReference: (resource, { target, id, ...params }) =>
      getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    update: async (resource, { id, data, previousData }) => ({
      data: await patch(resource, id, changedFields(data, previousData ?? {})),
    }),
    updateMany: async (resource, { ids, data }) => {
      await Promise.all(ids.map((id) => patch(resource, id, data)));
      return { data: ids };
    },
  };
}

/** `page`, `per_page`, `sort`, `order` and the filters. A field the API cannot sort by is left to its own order. */
function listQuery(resource: string, { pagination, sort, filter }: GetListParams): Record<string, unknown> {
  const sortable: readonly string[] = resourceOf(resource).sort;
  const sorted = sort && sortable.includes(sort.field);
  return {
    page: pagination?.page ?? 1,
    per_page: Math.min(pagination?.perPage ?? PAGE.defaultSize, PAGE.maximumSize),
    ...(sorted && { sort: sort.field, order: sort.order }),
    ...filter,
  };
}

/** Only what differs travels, so that two people editing different fields do not undo each other. */
function changedFields(data: Record<string, unknown>, previous: Record<string, unknown>): Record<string, unknown> {
  const changed = Object.entries(data).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(previous[key]),
  );
  return Object.fromEntries(changed);
}
