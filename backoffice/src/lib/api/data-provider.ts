import { PAGE } from '@cubby/api';
import { DecodeError, queryString } from '@cubby/api/client';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { httpClient } from './http-client.ts';
import { resourceOf } from './resources.ts';
import { toWire } from './wire-names.ts';

/**
 * react-admin's way to the API. `ra-data-simple-rest` reads and deletes one record; lists and writes are ours,
 * because the API answers pages as `{ items, total, … }`, takes changes as PATCH, and speaks snake_case.
 */
export function createDataProvider(baseUrl = ''): DataProvider {
  const rest = simpleRestProvider(`${baseUrl}/v2`, httpClient);
  const urlOf = (resource: string) => `${baseUrl}${resourceOf(resource).list.path}`;
  const urlOfOne = (resource: string, id: RaRecord['id']) => `${urlOf(resource)}/${encodeURIComponent(id)}`;

  async function getList<T extends RaRecord>(resource: string, params: GetListParams): Promise<GetListResult<T>> {
    const url = `${urlOf(resource)}${queryString(listQuery(resource, params))}`;
    const { json } = await httpClient(url, params.signal ? { signal: params.signal } : {});
    const [problem] = resourceOf(resource).list.response.validate(json);
    if (problem) throw new DecodeError(problem.message);
    const items = json.items as unknown as Record<string, unknown>[];
    return { data: items.map((item) => keyed(resource, item)) as unknown as T[], total: json.total };
  }

  /** Some records go by another name than `id`: coupons and currencies by their code. */
  function keyed(resource: string, record: Record<string, unknown>) {
    return { ...record, id: record[resourceOf(resource).key ?? 'id'] as string };
  }

  async function send(url: string, method: 'POST' | 'PATCH' | 'DELETE', body?: Record<string, unknown>) {
    const { json } = await httpClient(url, { method, ...(body && { body: JSON.stringify(body) }) });
    return json as Record<string, unknown>;
  }

  return {
    ...rest,
    getList,
    getOne: async (resource, { id, signal }) => {
      const { json } = await httpClient(urlOfOne(resource, id), signal ? { signal } : {});
      return { data: keyed(resource, json) as never };
    },
    getMany: (resource, { ids, signal }) =>
      getList(resource, {
        filter: { ids: ids.join(',') },
        pagination: { page: 1, perPage: PAGE.maximumSize },
        ...(signal && { signal }),
      }),
    getManyReference: (resource, { target, id, ...params }) =>
      getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    create: async (resource, { data }) => ({
      data: keyed(resource, await send(urlOf(resource), 'POST', toWire(data))) as never,
    }),
    update: async (resource, { id, data, previousData }) => {
      const changes = changesOf(data, previousData ?? {});
      return { data: keyed(resource, await send(urlOfOne(resource, id), 'PATCH', changes)) as never };
    },
    updateMany: async (resource, { ids, data }) => {
      await Promise.all(ids.map((id) => send(urlOfOne(resource, id), 'PATCH', toWire(data))));
      return { data: ids };
    },
    delete: async (resource, { id, previousData }) => {
      await send(urlOfOne(resource, id), 'DELETE');
      return { data: (previousData ?? { id }) as never };
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

/**
 * Only what differs travels, so that two people editing different fields do not undo each other; and the version it
 * was changed on, so that the same field is not overwritten unseen.
 */
function changesOf(data: Record<string, unknown>, previous: Record<string, unknown>): Record<string, unknown> {
  const changed = Object.entries(data).filter(
    ([key, value]) => key !== 'version' && JSON.stringify(value) !== JSON.stringify(previous[key]),
  );
  return {
    ...toWire(Object.fromEntries(changed)),
    ...(typeof previous.version === 'number' && { expected_version: previous.version }),
  };
}
