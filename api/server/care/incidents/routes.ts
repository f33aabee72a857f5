import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { answerIncident } from './answer-incident.ts';
import { decideIncident } from './decide-incident.ts';
import { getIncident } from './get-incident.ts';
import { listIncidents, resolveIncident } from './list-incidents.ts';
import { listReplyTemplates } from './list-reply-templates.ts';
import { sendReply } from './send-reply.ts';

export function incidentRoutes(
  services: SendsRefunds & HasSecret & HasConfig,
): HandlersOf<
  | 'listIncidents'
  | 'getIncident'
  | 'answerIncident'
  | 'decideIncident'
  | 'listCaseReplies'
  | 'sendCaseReply'
  | 'resolveIncident'
> {
  return {
    listIncidents: ({ caller, query }) => listIncidents(services, caller, query),
    getIncident: ({ caller, params }) => getIncident(services, caller, params.id),
    answerIncident: ({ caller, params, body }) => answerIncident(services, caller, params.id, body),
    decideIncident: ({ caller, params, body, idempotencyKey }) =>
      decideIncident(services, caller, params.id, body, idempotencyKey),
    listCaseReplies: ({ caller, params, query }) => listReplyTemplates(services, caller, params.id, query.language),
    sendCaseReply: ({ caller, params, body, idempotencyKey }) =>
      sendReply(services, caller, params.id, body, idempotencyKey),
    resolveIncident: ({ caller, params }) => resolveIncident(services, caller, params.id),
  };
}
