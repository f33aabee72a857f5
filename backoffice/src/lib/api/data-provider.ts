import type { DataProvider } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { COUNT_HEADER, restDialect } from './rest-dialect.ts';

/**
 * The data provider for react-admin: `ra-data-simple-rest` unchanged, over an HTTP client that turns its requests into
 * calls of our contract. It would save a whole record; only `update` is ours. `always` filters every list of a
 * resource.
 */
export function createDataProvider(always: (resource: string) => Record<string, unknown> = () => ({})): DataProvider {
  const rest = simpleRestProvider('', restDialect, COUNT_HEADER);
  return {
    ...rest,
    getList: (resource, params) =>
      rest.getList(resource, { ...params, filter: { ...params.filter, ...always(resource) } }),
    update: (resource, params) =>
      rest.update(resource, { ...params, data: changesOf(params.data, params.previousData ?? {}) }),
  };
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
