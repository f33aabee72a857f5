import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { answerIncident } from './answer-incident.ts';
import { decideIncident } from './decide-incident.ts';
import { getIncident } from './get-incident.ts';
import { listIncidents, resolveIncident } from './list-incidents.ts';

export function incidentRoutes(
  services: HasDatabase & HasClock & HasSecret & HasConfig,
): HandlersOf<'listIncidents' | 'getIncident' | 'answerIncident' | 'decideIncident' | 'resolveIncident'> {
  return {
    listIncidents: ({ caller, query }) => listIncidents(services, caller, query),
    getIncident: ({ caller, params }) => getIncident(services, caller, params.id),
    answerIncident: ({ caller, params, body }) => answerIncident(services, caller, params.id, body),
    decideIncident: ({ caller, params, body }) => decideIncident(services, caller, params.id, body),
    resolveIncident: ({ caller, params }) => resolveIncident(services, caller, params.id),
  };
}
