import type { HandlersOf } from '../../platform/http/call.ts';
import type { Services } from '../../services.ts';
import { rebook } from './rebook.ts';
import { reportIncident } from './report-incident.ts';

export function incidentRoutes(services: Services): HandlersOf<'reportIncident' | 'rebook'> {
  return {
    reportIncident: async ({ params, body, findCaller }) =>
      reportIncident(services, params.id, await findCaller(), body),
    rebook: async ({ params, body, findCaller }) => rebook(services, params.id, await findCaller(), body),
  };
}
