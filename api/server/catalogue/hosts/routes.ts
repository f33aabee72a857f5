import type { LeavesAddresses } from '../../people/identity/leave-address.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasPlaces } from '../places/directory.ts';
import { chooseNoticeKinds } from './choose-notice-kinds.ts';
import { createHost } from './create-host.ts';
import { getHost } from './get-host.ts';
import { listHosts } from './list-hosts.ts';
import { changeEmail, createEmail, listEmails, removeEmail } from './notification-emails.ts';
import { updateHost } from './update-host.ts';

type Names =
  | 'createHost'
  | 'listHosts'
  | 'getHost'
  | 'updateHost'
  | 'listHostNotificationEmails'
  | 'createHostNotificationEmail'
  | 'updateHostNotificationEmail'
  | 'deleteHostNotificationEmail'
  | 'chooseNoticeKinds';

export function hostRoutes(services: LeavesAddresses & HasDatabase & HasPlaces): HandlersOf<Names> {
  return {
    createHost: async ({ findCaller, body }) => createHost(services, await findCaller(), body),
    listHosts: ({ query }) => listHosts(services, query),
    getHost: ({ caller, params }) => getHost(services, caller, params.id),
    updateHost: ({ caller, params, body }) => updateHost(services, caller, params.id, body),
    listHostNotificationEmails: ({ caller, query }) => listEmails(services, caller, query),
    createHostNotificationEmail: ({ caller, body }) => createEmail(services, caller, body),
    updateHostNotificationEmail: ({ caller, params, body }) => changeEmail(services, caller, params.id, body),
    deleteHostNotificationEmail: ({ caller, params }) => removeEmail(services, caller, params.id),
    chooseNoticeKinds: ({ caller, params, body }) => chooseNoticeKinds(services, caller, params.id, body),
  };
}
