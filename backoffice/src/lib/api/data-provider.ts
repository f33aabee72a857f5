import { createDataProvider } from '@cubby/api/react-admin';
import type { DataProvider } from 'ra-core';
import { api } from './api.ts';
import { type Download, downloadCsv } from './download-csv.ts';
import { errorKey } from './error-message.ts';

export type ConsoleDataProvider = DataProvider & {
  /** Downloads what a list's filters select as CSV. */
  downloadList: (resource: string, download: Omit<Download, 'resource'>) => Promise<void>;
};

/** The consoles' data provider; `always` filters every list of a resource. */
export function consoleDataProvider(
  always: (resource: string) => Record<string, unknown> = () => ({}),
): ConsoleDataProvider {
  return {
    ...createDataProvider({ client: api, always, messageOf: errorKey }),
    downloadList: (resource, download) =>
      downloadCsv({ ...download, resource, filter: { ...download.filter, ...always(resource) } }),
  };
}
