import type { Kysely } from 'kysely';
import { eraseHost } from '../../catalogue/hosts/erase-host.ts';
import { closeStashpointsOf } from '../../catalogue/stashpoints/record/write-stashpoint.ts';
import { eraseWork } from '../../catalogue/team/remove-person.ts';
import { releasePaymentCustomers } from '../../money/payments/customers.ts';
import { eraseAccounts } from '../../money/payouts/erase-accounts.ts';
import { eraseSignIns } from '../../people/identity/erase-sign-ins.ts';
import { eraseAccount, findUser, findUserByEmail } from '../../people/users/accounts.ts';
import { eraseFormerAddresses } from '../../people/users/former-addresses.ts';
import { eraseValues } from '../../platform/audit/erase-values.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { eraseMails } from '../../platform/mail/erase-mails.ts';
import { eraseTraveller, listOwnBookings } from '../../stays/bookings/record/erase-traveller.ts';
import { eraseCustody } from '../../stays/custody/chain.ts';
import { eraseIncidentTexts } from '../../stays/incidents/incidents.ts';
import { erasePictures } from '../../stays/pictures/erase-pictures.ts';
import { eraseClaims } from '../claims/forget-claims.ts';
import { eraseMessages } from '../messages/erase-messages.ts';
import { handOverWork } from '../notes/hand-over-work.ts';
import { eraseNotes } from '../notes/notes-of-person.ts';
import { eraseReviewers } from '../reviews/erase-reviewers.ts';

/**
 * Removes what names a person from the whole database: from their account, past bookings and reviews, from the log, and
 * with every mail to them or about their stays. Amounts and times stay in the books, and so does the account a host is
 * paid to. A host's places go off the market; drafts of places are deleted.
 */
export async function erasePerson(query: Kysely<Schema>, id: string, now: Date): Promise<void> {
  const email = (await findUser(query, id))?.email ?? null;
  const bookingIds = await listOwnBookings(query, id, email, now);
  await eraseMails(query, bookingIds, email);
  for (const former of await eraseFormerAddresses(query, id)) await eraseMails(query, [], former);
  await eraseValues(query, { userId: id, bookingIds, email });
  await eraseReviewers(query, bookingIds);
  await eraseMessages(query, id, bookingIds);
  await eraseClaims(query, bookingIds);
  await eraseIncidentTexts(query, bookingIds, email);
  await eraseNotes(query, { userIds: [id], bookingIds }, email);
  await handOverWork(query, id, null);
  await erasePictures(query, bookingIds);
  await eraseCustody(query, bookingIds);
  await eraseTraveller(query, bookingIds);
  await eraseWork(query, id, now);
  // Another person's own mailbox keeps what it was sent.
  for (const address of await eraseHost(query, id))
    if (!(await findUserByEmail(query, address))) await eraseMails(query, [], address);
  await eraseAccounts(query, id);
  await releasePaymentCustomers(query, id);
  await closeStashpointsOf(query, id, now);
  await eraseSignIns(query, id, email);
  await eraseAccount(query, id, now);
}
