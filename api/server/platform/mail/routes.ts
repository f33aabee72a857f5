import type { Services } from '../../services.ts';
import type { HandlersOf } from '../http/call.ts';
import { listMails, sendMailAgain } from './admin-mails.ts';

export function mailRoutes(services: Services): HandlersOf<'listMails' | 'updateMail'> {
  return {
    listMails: ({ query }) => listMails(services, query),
    updateMail: ({ caller, params }) => sendMailAgain(services, caller, Number(params.id)),
  };
}
