import { subHours } from 'date-fns/subHours';
import { REVIEW_REQUEST } from '../../../contract/rules/reviews.ts';
import { reviewRequestMail } from '../../../mails/texts.ts';
import { writeOptionalMail } from '../../people/mail-choices/write-optional-mail.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { claimReviewRequests } from '../../stays/bookings/claim-review-requests.ts';
import { signPass } from '../../stays/bookings/record/pass.ts';

/** Asks travellers for a review some hours after pick-up, once per booking. Returns how many were asked. */
export async function askForReviews(services: HasConfig & HasDatabase & HasClock & HasSecret): Promise<number> {
  const { database, config, secret, now } = services;
  const at = now();
  const span = { from: subHours(at, REVIEW_REQUEST.untilHours), until: subHours(at, REVIEW_REQUEST.afterHours) };
  const requestTo = (booking: Parameters<typeof reviewRequestMail>[0]) =>
    reviewRequestMail(booking, { publicUrl: config.publicUrl, pass: signPass(secret, booking.id) });
  return database.transaction(async (transaction) => {
    const bookings = await claimReviewRequests(transaction, span, at);
    for (const booking of bookings)
      await writeOptionalMail(services, transaction, 'review_request', requestTo(booking), at);
    return bookings.length;
  });
}
