import type { HasGuestBookings } from '../../people/identity/guest-bookings.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { createPerson } from './create-person.ts';
import { invitePerson, withdrawInvitation } from './invite-person.ts';
import { listPeople } from './list-people.ts';
import { removePerson } from './remove-person.ts';
import { updatePerson } from './update-person.ts';

type Names =
  | 'listPeople'
  | 'createPerson'
  | 'updatePerson'
  | 'deletePerson'
  | 'invitePerson'
  | 'withdrawInvitation'
  | 'readInvitation'
  | 'acceptInvitation';

export function teamRoutes(
  services: HasConfig & HasDatabase & HasClock & HasGuestBookings & HasGuesses & HasMails,
): HandlersOf<Names> {
  return {
    listPeople: ({ caller }) => listPeople(services, caller),
    createPerson: ({ caller, body }) => createPerson(services, caller, body),
    updatePerson: ({ caller, params, body }) => updatePerson(services, caller, params.id, body),
    deletePerson: ({ caller, params }) => removePerson(services, caller, params.id),
    invitePerson: ({ caller, params, body }) =>
      invitePerson(services, caller, params.id, { email: body.email, language: body.language }),
    withdrawInvitation: ({ caller, params }) => withdrawInvitation(services, caller, params.id),
    readInvitation: ({ body, address }) => readInvitation(services, { link: body.link, address }),
    acceptInvitation: ({ body, address }) => acceptInvitation(services, { link: body.link, address }),
  };
}
