import type { colleagueEndpoints } from '../../../contract/endpoints/colleagues.ts';
import type { HasNoticeAddresses } from '../../people/users/notice-addresses.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { deactivateColleague } from './deactivate-colleague.ts';
import { inviteColleague } from './invite-colleague.ts';

export function colleagueRoutes(
  services: HasConfig & HasDatabase & HasClock & HasMails & HasNoticeAddresses,
): HandlersOf<keyof typeof colleagueEndpoints> {
  return {
    inviteColleague: async ({ caller, body }) => {
      const person = await inviteColleague(services, caller, body);
      services.mails.wake();
      return person;
    },
    deactivateColleague: async ({ caller, params, body }) => {
      const person = await deactivateColleague(services, caller, params.id, body);
      services.mails.wake();
      return person;
    },
  };
}
