import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { PAGE } from '../contract/index.ts';
import { COUNT_HEADER, type DialectOptions, restDialect } from './rest-dialect.ts';

export interface DataProviderOptions extends DialectOptions {
  /** Further filters of every list of a resource. */
  always?: (resource: string) => Record<string, unknown>;
}

/**
 * Returns a data provider of react-admin for Cubby's API: `ra-data-simple-rest` unchanged, over an HTTP client that turns
 * its requests into calls of the contract. That library would save whole records, and ask for any number of records in
 * one call; so `update` and `getMany` are ours.
 */
export function createDataProvider({ always = () => ({}), ...options }: DataProviderOptions): DataProvider {
  const rest = simpleRestProvider('', restDialect(options), COUNT_HEADER);
  return {
    ...rest,
    getList: (resource, params) =>
      rest.getList(resource, { ...params, filter: { ...params.filter, ...always(resource) } }),
    getMany: async (resource, params) => {
      const parts = chunked(params.ids, PAGE.maximumSize);
      const found = await Promise.all(parts.map((ids) => rest.getMany(resource, { ...params, ids })));
      return { data: found.flatMap(({ data }) => data) };
    },
    getOne: async (resource, params) => withId(params.id, await rest.getOne(resource, params)),
    update: async (resource, params) => {
      const changes = changesOf(params.data, params.previousData ?? {});
      return withId(params.id, await rest.update(resource, { ...params, data: changes }));
    },
  };
}

function chunked<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

/** Returns a record with the id it was requested by: codes match in any spelling, but react-admin compares ids. */
function withId<T extends { data: RaRecord }>(id: Identifier, { data }: T): T {
  return { data: { ...data, id } } as T;
}

/**
 * Returns only the changed fields, so that two people editing different fields do not undo each other, and the version
 * they were changed on, so that the same field is not overwritten unseen.
 */
function changesOf(data: Record<string, unknown>, previous: Record<string, unknown>): Record<string, unknown> {
  const changed = Object.entries(data).filter(
    ([key, value]) => key !== 'version' && JSON.stringify(value) !== JSON.stringify(previous[key]),
  );
  return {
    ...Object.fromEntries(changed),
    ...(typeof previous.version === 'number' && { expectedVersion: previous.version }),
  };
}
