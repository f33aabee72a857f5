import type { HasLockerPartners } from '../../catalogue/lockers/locker-partner.ts';
import type { HasBusinessZone } from '../../money/ledger/business-zone.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { readDashboard } from './read-dashboard.ts';
import { readRevenue } from './read-revenue.ts';

export function dashboardRoutes(
  services: HasConfig & HasDatabase & HasClock & HasLockerPartners & HasBusinessZone,
): HandlersOf<'getDashboard' | 'getRevenueReport'> {
  return {
    getDashboard: () => readDashboard(services),
    getRevenueReport: ({ query }) => readRevenue(services, query),
  };
}
