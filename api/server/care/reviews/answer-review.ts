import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { stashpointPath } from '../../../contract/rules/addresses.ts';
import type { AdminReview } from '../../../contract/structs/review.ts';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import { answeredReviewMail } from '../../../mails/texts.ts';
import type { Directory, HasPlaces } from '../../catalogue/places/directory.ts';
import { writeOptionalMail } from '../../people/mail-choices/write-optional-mail.ts';
import { findUser } from '../../people/users/accounts.ts';
import { runs } from '../../people/work/staff-access.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { detectLanguage } from '../../platform/translation/detect-language.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import { lockReview } from './admin-reviews.ts';
import { type AnswerableReview, findAnswerable, setAnswer } from './answers-store.ts';
import { getAdminReview } from './get-admin-review.ts';

/**
 * Publishes an answer to a review, changes it, or removes it. The traveller is told once. Staff who remove an answer
 * give the reason, which the host reads.
 *
 * @throws CubbyError NOT_FOUND, also for another place's review; REQUIRED_DATA_CLIENT_ERROR on `reason`.
 */
export async function answerReview(
  services: HasDatabase & HasClock & HasCaches & HasConfig & HasPlaces & HasSecret,
  caller: Caller,
  id: string,
  { text, reason }: BodyOf<Endpoints['answerReview']>,
): Promise<AdminReview> {
  const directory = await services.places.read();
  await services.database.transaction(async (transaction) => {
    await lockReview(transaction, id);
    const review = await findAnswerable(transaction, caller, id);
    if (!review) throw new CubbyError('NOT_FOUND', 'Review not found.');
    const answer = text?.trim() || null;
    const isHost = runs(caller, { id: review.stashpoint_id, host_id: review.host_id });
    if (!answer && !isHost && review.answer && !reason?.trim())
      throw fieldError('reason', 'Give a reason for removing this reply.', 'REQUIRED_DATA_CLIENT_ERROR');
    const tells = Boolean(answer && !review.answer_told_at && !review.hidden_at && review.booking_id);
    const now = services.now();
    const host = await findUser(transaction, review.host_id);
    await setAnswer(transaction, id, {
      answer,
      answer_language: answer && detectLanguage(answer, host?.language ?? 'en'),
      answered_at: answer ? now : null,
      answered_by: answer ? caller.userId : null,
      answer_removed_reason: answer || isHost ? null : (reason?.trim() ?? null),
      ...(tells && { answer_told_at: now }),
    });
    if (tells) await tellTraveller(services, transaction, directory, review, answer ?? '');
    if (isHost) return;
    const changed = { before: { answer: review.answer }, after: { answer } };
    await recordChange(transaction, { caller, action: 'updated', entity: 'review', id, ...changed, now });
  });
  await services.caches.invalidate('reviews');
  return getAdminReview(services, caller, id);
}

async function tellTraveller(
  services: HasConfig & HasClock & HasSecret,
  transaction: Kysely<Schema>,
  directory: Directory,
  review: AnswerableReview,
  answer: string,
): Promise<void> {
  const booking = await findMailedBooking(transaction, review.booking_id ?? '');
  const translations = directory.byId.get(review.city_id)?.row.translations ?? {};
  const city = { route: translations.english?.route ?? '', translations };
  const path = stashpointPath(city, review.stashpoint_id, languageOf(booking.language));
  const page = `${services.config.publicUrl}${path}?review=${review.id}`;
  // The booking may have moved since; the answer comes from the place the review is about.
  const told = { ...booking, business_name: review.stashpoint_name };
  const mail = answeredReviewMail(told, { answer, page });
  await writeOptionalMail(services, transaction, 'review_answered', mail, services.now());
}
