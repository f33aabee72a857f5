import { CubbyError } from '../../../contract/errors.ts';
import type { OwnData } from '../../../contract/structs/own-data.ts';
import { getMyCredit } from '../../money/ledger/routes.ts';
import { listSwitchedOff } from '../../people/mail-choices/choices.ts';
import { findUser } from '../../people/users/accounts.ts';
import { serializeUser } from '../../people/users/serialize-user.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { listBookingsOf } from '../../stays/bookings/list-bookings.ts';
import type { SerializesBookings } from '../../stays/bookings/record/serialize-booking.ts';
import { notesOfPerson } from '../notes/notes-of-person.ts';
import {
  listClaims,
  listFormerEmails,
  listIncidentReplies,
  listIncidents,
  listMails,
  listMessages,
  listPaymentAccounts,
  listReviews,
  listSessions,
  listSignIns,
  listWork,
} from './store.ts';

/**
 * Gathers everything stored about the caller. Bookings made as a guest belong to the person who has verified the
 * address: they are included once they have been taken over, and not because the address is the same.
 *
 * @throws CubbyError UNAUTHORIZED when the account is gone.
 */
export async function gatherOwnData(
  services: HasDatabase & HasClock & SerializesBookings,
  caller: Caller,
): Promise<OwnData> {
  const { query } = services.database;
  const { userId } = caller;
  const now = services.now();
  const user = await findUser(query, userId);
  if (!user) throw new CubbyError('UNAUTHORIZED', 'This account has been deleted.');
  const bookings = await listBookingsOf(services, userId);
  const former_emails = await listFormerEmails(query, userId);
  const bookingIds = bookings.map(({ id }) => id);
  return {
    created: now.toISOString(),
    account: serializeUser(user),
    former_emails,
    payment_accounts: await listPaymentAccounts(query, userId),
    sign_in_with: await listSignIns(query, userId),
    sessions: await listSessions(query, userId, now),
    work: await listWork(query, userId),
    credit: await getMyCredit(services, caller),
    bookings,
    reviews: await listReviews(query, bookingIds),
    incidents: await listIncidents(query, bookingIds),
    claims: await listClaims(query, bookingIds),
    notes: await notesOfPerson(query, userId, bookingIds),
    incident_replies: await listIncidentReplies(query, userId),
    messages: await listMessages(query, userId, bookingIds),
    mails: await listMails(
      query,
      bookingIds,
      former_emails.map(({ email }) => email),
    ),
    mails_off: user.email ? await listSwitchedOff(query, user.email) : [],
  };
}
