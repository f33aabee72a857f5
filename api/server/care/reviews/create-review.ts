import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { type Reviewability, reviewabilityOf } from '../../../contract/rules/reviews.ts';
import type { Review } from '../../../contract/structs/review.ts';
import type { HasStatistics } from '../../catalogue/statistics/statistics-cache.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { detectLanguage } from '../../platform/translation/detect-language.ts';
import { requireTraveller } from '../../stays/bookings/record/get-booking.ts';
import { reviewableStay } from '../../stays/bookings/record/reviewable-stay.ts';
import { serializeReview } from './serialize-review.ts';
import { insertReview } from './store.ts';

/**
 * Stores a traveller's review of a stay; the place's rating changes with it, in the same transaction.
 *
 * @throws CubbyError NOT_FOUND, ALREADY_REVIEWED, BOOKING_NOT_REVIEWABLE for a stay that has not begun or never did,
 * REQUIRED_DATA_CLIENT_ERROR on `bags_were_left` where the bags were never checked in.
 */
export async function createReview(
  services: HasDatabase & HasClock & HasStatistics & HasSecret,
  caller: Caller | null,
  { booking_id, language, pass, bags_were_left, ...said }: BodyOf<Endpoints['createReview']>,
): Promise<Review> {
  const booking = await requireTraveller(services, booking_id, caller, pass ?? null);
  requireReviewable(reviewabilityOf(reviewableStay(booking), services.now()), bags_were_left);
  const stasher_review = textOf(said.stasher_review);
  const stashpoint_review = textOf(said.stashpoint_review);
  const review = {
    id: hexId(16),
    booking_id: booking.id,
    stashpoint_id: booking.stashpoint_id,
    city_id: booking.city_id,
    first_name: booking.first_name,
    language,
    detected_language: detectLanguage([stashpoint_review, stasher_review].filter(Boolean).join('\n'), language),
    stasher_rating: said.stasher_rating,
    stasher_review,
    stashpoint_rating: said.stashpoint_rating,
    stashpoint_review,
    created: services.now(),
  };
  const written = await services.database.transaction((transaction) =>
    insertReview(transaction, { ...review, ...NO_TRANSLATIONS }),
  );
  if (!written) throw new CubbyError('ALREADY_REVIEWED', 'This stay has already been reviewed.');
  await services.statistics.refresh();
  return serializeReview({
    ...review,
    city_name: booking.city_name,
    stasher_review_translations: {},
    stashpoint_review_translations: {},
  });
}

function requireReviewable(reviewability: Reviewability, bagsWereLeft: boolean | undefined): void {
  if (reviewability === 'open') return;
  if (reviewability === 'if_bags_were_left' && bagsWereLeft) return;
  if (reviewability === 'if_bags_were_left' && bagsWereLeft === undefined)
    throw fieldError('bags_were_left', 'State whether bags were left at the place.', 'REQUIRED_DATA_CLIENT_ERROR');
  throw new CubbyError(
    'BOOKING_NOT_REVIEWABLE',
    'This stay cannot be reviewed: it has not started, or never took place.',
  );
}

const NO_TRANSLATIONS = { stasher_review_translations: '{}', stashpoint_review_translations: '{}' };

/** Treats a text of nothing but spaces as empty. */
function textOf(text: string | undefined): string | null {
  return text?.trim() || null;
}
