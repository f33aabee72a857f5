import { LANGUAGES, type Language, localeOf } from '../../contract/vocabulary/languages.ts';
import { createRandom, type Random } from '../../drawings/random.ts';
import type { BookingRow } from './bookings.ts';
import { flavours } from './flavours.ts';
import { cubbyReviews, type ReviewText, stashpointReviews } from './review-texts.ts';
import { idOf, type Row } from './rows.ts';
import type { DemoStashpoint } from './stashpoints.ts';

/** Returns the reviews of one place. The latest belong to bookings of the demo, the older ones to earlier stays. */
export function reviewsOf(
  stashpoint: DemoStashpoint,
  bookings: readonly BookingRow[],
  count: number,
  seed: number,
  now: Date,
): Row<'reviews'>[] {
  const random = createRandom(`${seed}-reviews-${stashpoint.id}`);
  const age = Math.max(2, (now.getTime() - stashpoint.created.getTime()) / 86_400_000);
  const stays = bookings.filter(({ state }) => state === 'checked_out');
  const where = stashpoint.type === 'locker' ? 'locker' : 'counter';
  const liked = random.between(0.66, 0.88);
  return Array.from({ length: count }, (_, index) => {
    const stay = stays[index];
    const language =
      (stay?.language as Language | undefined) ??
      random.weighted<Language>([
        ['en', 40],
        ['de', 15],
        ['fr', 15],
        ['es', 12],
        ['it', 10],
        ['pt', 8],
      ]);
    const said = write(random, stashpointReviews, drawRating(random, liked), language, 0.85, where);
    const own = write(random, cubbyReviews, drawRating(random, 0.78), language, 0.3, where);
    const left = stay
      ? Math.min(stay.pickup.getTime() + random.between(2, 60) * 3_600_000, now.getTime() - 60_000)
      : now.getTime() - random.between(1, Math.min(age, 420)) * 86_400_000;
    return {
      id: idOf(`review:${seed}:${stashpoint.id}:${index}`, 24),
      booking_id: stay?.id ?? null,
      stashpoint_id: stashpoint.id,
      city_id: stashpoint.city_id,
      first_name: stay?.first_name ?? random.pick(flavours[countryOf(random, language)]?.firstNames ?? ['Sam']),
      language,
      detected_language: said.text || own.text ? language : null,
      stasher_rating: own.rating,
      stasher_review: own.text,
      stasher_review_translations: own.translations,
      stashpoint_rating: said.rating,
      stashpoint_review: said.text,
      stashpoint_review_translations: said.translations,
      created: new Date(left),
    };
  });
}

function drawRating(random: Random, liked: number): ReviewText['rating'] {
  return random.weighted<ReviewText['rating']>([
    [5, liked * 100],
    [4, 22],
    [3, 4.5],
    [2, 1.6],
    [1, 1],
  ]);
}

/** Most reviews have text; most of the text has been translated. */
function write(
  random: Random,
  texts: readonly ReviewText[],
  rating: ReviewText['rating'],
  language: Language,
  eagerness: number,
  where: 'counter' | 'locker',
) {
  const fitting = texts.filter((each) => each.rating === rating && (each.where ?? where) === where);
  const [chosen] = fitting.length > 0 && random.chance(eagerness) ? [random.pick(fitting)] : [];
  const others = LANGUAGES.filter((other) => other !== language);
  const translations =
    chosen && random.chance(0.7) ? Object.fromEntries(others.map((other) => [other, chosen.text[other]])) : {};
  return { rating, text: chosen?.text[language] ?? null, translations };
}

function countryOf(random: Random, language: Language): string {
  if (language === 'en') return random.pick(['GB', 'US', 'AU', 'CA', 'KR']);
  return new Intl.Locale(localeOf(language)).region ?? 'GB';
}
