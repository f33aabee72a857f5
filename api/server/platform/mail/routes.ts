import type { HasDatabase } from '../database/connect.ts';
import type { HandlersOf } from '../http/call.ts';
import type { HasClock } from '../runtime/clock.ts';
import { listMails, sendMailAgain } from './admin-mails.ts';
import type { HasMails } from './send-mails.ts';

export function mailRoutes(services: HasDatabase & HasClock & HasMails): HandlersOf<'listMails' | 'updateMail'> {
  return {
    listMails: ({ query }) => listMails(services, query),
    updateMail: ({ caller, params }) => sendMailAgain(services, caller, Number(params.id)),
  };
}
