import type { DataProvider } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { COUNT_HEADER, restDialect } from './rest-dialect.ts';

/**
 * react-admin's way to the API: `ra-data-simple-rest` as it is, over an HTTP client that makes its requests calls of
 * our contract. It would save a record whole; only that is ours. `always` narrows every list of a resource.
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
 * Only what differs travels, so that two people editing different fields do not undo each other; and the version it
 * was changed on, so that the same field is not overwritten unseen.
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
