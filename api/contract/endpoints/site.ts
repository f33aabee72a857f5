import { array, string, type } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { AppContext } from '../structs/app-context.ts';
import { SiteStatistics } from '../structs/site-statistics.ts';
import { Count } from '../vocabulary/words.ts';

/** Data that every screen shares. */
export const siteEndpoints = {
  getAppContext: {
    method: 'GET',
    path: '/v2/app-context',
    summary: 'Data that every screen shares, with the visitor’s likely country',
    roles: 'anyone',
    response: AppContext,
    mayLag: true,
  },
  getStatistics: {
    method: 'GET',
    path: '/v2/aggregate-stats',
    summary: 'Figures of the whole network',
    roles: 'anyone',
    response: SiteStatistics,
    mayLag: true,
  },
  listCurrencies: {
    method: 'GET',
    path: '/v2/currencies',
    summary: 'Currencies in use',
    roles: 'anyone',
    response: array(type({ code: string(), symbol: string(), minor_in_major: Count })),
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
