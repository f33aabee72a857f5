import type { StashpointSummary } from '../../../../contract/structs/stashpoint.ts';
import { LANGUAGE_NAMES, type Language } from '../../../../contract/vocabulary/languages.ts';
import type { OpeningException, OpeningHours } from '../../../../contract/vocabulary/opening-hours.ts';
import type { Translations } from '../../../../contract/vocabulary/words.ts';
import { JsonText } from '../../../platform/http/json-text.ts';
import type { FixedCard } from './serialize-card.ts';

type ListCard = Omit<
  StashpointSummary,
  | 'availability'
  | 'user_distance_km'
  | 'storage_spaces'
  | 'stay_price'
  | 'bags_available'
  | 'opening_hours'
  | 'opening_hours_exceptions'
>;

/** Returns the part of a list card that neither stay, day nor visitor changes, in one language. */
export function listCard(card: FixedCard, language: Language): ListCard {
  const { nearest_city, nearest_landmark, photos, pricing_structure: pricing } = card;
  return {
    ...(Object.values(card.features).some(Boolean) && { features: trueOf(card.features) }),
    id: card.id,
    latitude: card.latitude,
    longitude: card.longitude,
    name: card.name,
    nearest_city: {
      ...(!nearest_landmark && { name: nameIn(nearest_city, language) }),
      route: nearest_city.translations[LANGUAGE_NAMES[language]]?.route ?? nearest_city.route,
    },
    ...(nearest_landmark && { nearest_landmark: { name: nameIn(nearest_landmark, language) } }),
    ...trueOf({
      open_late: card.open_late,
      open_twentyfour_seven: card.open_twentyfour_seven,
      step_free: card.step_free,
    }),
    photos: photos.slice(0, 1).map((photo) => ({ ...photo, alt_text: '', sizes: smallest(photo.sizes) })),
    pricing_structure: { ccy: pricing.ccy, ccy_minor_in_major: pricing.ccy_minor_in_major },
    rating: card.rating,
    review_count: card.review_count,
    ...(card.size_restrictions && { size_restrictions: card.size_restrictions }),
    ...(card.storage_type !== 'staffed' && { storage_type: card.storage_type }),
    type: card.type,
  };
}

const MIDNIGHT = '00:00:00';

interface Hours {
  opening_hours: readonly OpeningHours[];
  opening_hours_exceptions: readonly OpeningException[];
}

/**
 * The hours of a place on a list card: those that begin on a date, and the part of the night before that runs into it.
 */
export class HoursAround {
  readonly #exceptions: readonly OpeningException[];
  /** Hours by weekday, Monday first; as JSON, because a search asks for thousands. */
  readonly #weekly: JsonText[];

  constructor({ opening_hours, opening_hours_exceptions }: Hours) {
    this.#exceptions = opening_hours_exceptions;
    this.#weekly = Array.from({ length: 7 }, (_, weekday) => {
      const before = (weekday + 6) % 7;
      const around = opening_hours.filter(
        ({ day, open, close }) => day === weekday || (day === before && close <= open && close !== MIDNIGHT),
      );
      return new JsonText(JSON.stringify(around));
    });
  }

  on({ date, before, weekday }: SearchedDate) {
    const exceptions = this.#exceptions.filter((exception) => exception.date === date || exception.date === before);
    return {
      opening_hours: this.#weekly[weekday],
      ...(exceptions.length > 0 && { opening_hours_exceptions: exceptions }),
    };
  }
}

/** A date in a place's zone, YYYY-MM-DD, with the one before it; `weekday` 0 is Monday. */
export interface SearchedDate {
  date: string;
  before: string;
  weekday: number;
}

/** Returns only the entries that are true. */
function trueOf<T extends Record<string, boolean>>(facts: T): Partial<T> {
  return Object.fromEntries(Object.entries(facts).filter(([, yes]) => yes)) as Partial<T>;
}

interface Named {
  name: string;
  route: string;
  translations: Translations;
}

function nameIn({ name, translations }: Named, language: Language): string {
  return translations[LANGUAGE_NAMES[language]]?.name ?? name;
}

/** Returns the smallest of the available sizes for a card's picture. */
function smallest(sizes: Record<string, string>): Record<string, string> {
  const [narrowest] = Object.entries(sizes).sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return narrowest ? Object.fromEntries([narrowest]) : {};
}
