import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { checkEmail, normaliseEmail } from '../../../contract/rules/fields.ts';
import { isBookingStaff } from '../../people/work/staff-access.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { requireHostedBooking } from '../../stays/bookings/record/get-booking.ts';

/**
 * Sends a mail about a booking again, as it was written; to another address where the first was mistyped. A host can
 * only resend what went to the traveller, and only to that address.
 *
 * @throws CubbyError NOT_FOUND, also for a mail of another booking or to another person; FORBIDDEN for another address
 * given by a host; INVALID_EMAIL_CLIENT_ERROR.
 */
export async function resendMail(
  services: HasDatabase & HasClock,
  caller: Caller,
  id: string,
  { mail_id, email }: BodyOf<Endpoints['resendMail']>,
): Promise<void> {
  const booking = await requireHostedBooking(services, id, caller);
  const isStaff = isBookingStaff(caller);
  if (!isStaff && email !== undefined)
    throw new CubbyError('FORBIDDEN', 'Emails can only be sent again to the traveller’s own address.');
  const problem = email === undefined ? null : checkEmail(email);
  if (problem) throw new CubbyError(problem, 'This is not a valid email address.', { errors: { email: [problem] } });
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const mail = await transaction
      .selectFrom('mails')
      .select(['recipient', 'subject', 'body', 'content'])
      .where('booking_id', '=', booking.id)
      .where('id', '=', Number(mail_id) || 0)
      .$if(!isStaff, (mails) => mails.where('recipient', '=', booking.email))
      .executeTakeFirst();
    if (!mail) throw new CubbyError('NOT_FOUND', 'Email not found for this booking.');
    const recipient = email === undefined ? mail.recipient : normaliseEmail(email);
    await writeMail(transaction, { ...mail, recipient, booking_id: booking.id }, now);
    await recordChange(transaction, {
      caller,
      action: 'resent',
      entity: 'booking',
      id: booking.id,
      before: null,
      after: { subject: mail.subject, recipient },
      now,
    });
  });
}
