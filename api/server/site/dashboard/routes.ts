import type { HandlersOf } from '../../platform/http/call.ts';
import type { Services } from '../../services.ts';
import { readDashboard } from './read-dashboard.ts';

export function dashboardRoutes(services: Services): HandlersOf<'getDashboard'> {
  return { getDashboard: ({ query }) => readDashboard(services, query.timezone ?? 'UTC') };
}
