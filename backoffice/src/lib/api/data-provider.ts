import { PAGE } from '@cubby/api';
import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { type Download, downloadCsv } from './download-csv.ts';
import { COUNT_HEADER, restDialect } from './rest-dialect.ts';

export type ConsoleDataProvider = DataProvider & {
  /** Downloads what a list's filters select as CSV. */
  downloadList: (resource: string, download: Omit<Download, 'resource'>) => Promise<void>;
};

/**
 * The data provider for react-admin: `ra-data-simple-rest` unchanged, over an HTTP client that turns its requests into
 * calls of our contract. It would save a whole record, and ask for any number of records at once; so `update` and
 * `getMany` are ours. `always` filters every list of a resource.
 */
export function createDataProvider(
  always: (resource: string) => Record<string, unknown> = () => ({}),
): ConsoleDataProvider {
  const rest = simpleRestProvider('', restDialect, COUNT_HEADER);
  return {
    ...rest,
    getList: (resource, params) =>
      rest.getList(resource, { ...params, filter: { ...params.filter, ...always(resource) } }),
    getMany: async (resource, params) => {
      const parts = chunked(params.ids, PAGE.maximumSize);
      const found = await Promise.all(parts.map((ids) => rest.getMany(resource, { ...params, ids })));
      return { data: found.flatMap(({ data }) => data) };
    },
    downloadList: (resource, download) =>
      downloadCsv({ ...download, resource, filter: { ...download.filter, ...always(resource) } }),
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
