import { LRUCache } from 'lru-cache';
import { CURRENCIES, type CurrencyCode } from '../../../../contract/vocabulary/currencies.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, type Language } from '../../../../contract/vocabulary/languages.ts';
import type { OpeningException, OpeningHours } from '../../../../contract/vocabulary/opening-hours.ts';
import { PICTURE_SIZES } from '../../../../contract/vocabulary/pictures.ts';
import { jsonFields, jsonObject, PreparedObject } from '../../../platform/http/json-text.ts';
import { pictureSet } from '../../../platform/media/picture-set.ts';
import type { Directory } from '../../places/directory.ts';
import type { PricedRow } from '../prices/pricing.ts';
import { shelvesOf } from '../record/shelves.ts';
import type { StashpointRow } from '../record/stashpoint-row.ts';
import type { PreparedCard } from './card-cache.ts';
import { doorsOf } from './serialize-card.ts';
import type { SearchInZone } from './serialize-found.ts';
import type { FoundStashpoint } from './store.ts';

/** The values of the third line that `list_card()` writes, in its order. */
type Values = [
  city_id: string,
  landmark_id: string | null,
  timezone: string,
  currency_code: CurrencyCode,
  first_day_cost: number,
  extra_day_cost: number,
  booking_fee: number,
  guarantee_fee: number,
  size_pricing: PricedRow['size_pricing'],
  storage_type: StashpointRow['storage_type'],
  country_code: string,
  size_restrictions: StashpointRow['size_restrictions'],
  capacity_small: number,
  capacity_medium: number,
  capacity_large: number,
  capacity_standard: number,
  opening_hours_exceptions: OpeningException[],
];

/**
 * Completes the cards of a list, which the database keeps with each place: the names around it in a language, its
 * picture, the hours of the day, and what only a stay decides.
 */
export function listCards(
  found: readonly FoundStashpoint[],
  directory: Pick<Directory, 'byId'>,
  inZone: (timezone: string) => SearchInZone,
  language: Language = DEFAULT_LANGUAGE,
): Map<string, PreparedCard> {
  const namesOf = namesAround(directory, language);
  return new Map(found.map((each) => [each.id, listCard(each, namesOf, inZone)]));
}

function listCard(
  { listCard: [photo = '', card = '', values = '', hours = '', preview = ''] }: FoundStashpoint,
  namesOf: Names,
  inZone: (timezone: string) => SearchInZone,
): PreparedCard {
  const [
    city,
    landmark,
    timezone,
    currency_code,
    first_day_cost,
    extra_day_cost,
    booking_fee,
    guarantee_fee,
    size_pricing,
    storage_type,
    country_code,
    size_restrictions,
    capacity_small,
    capacity_medium,
    capacity_large,
    capacity_standard,
    exceptions,
  ] = JSON.parse(values) as Values;
  const shelves = () =>
    shelvesOf({
      storage_type,
      country_code,
      size_restrictions,
      capacity_small,
      capacity_medium,
      capacity_large,
      capacity_standard,
    });
  // The shelves of a counter are not drawn; of lockers, the bags that fit behind their doors.
  const doors = storage_type === 'staffed' ? [] : doorsOf(shelves());
  // In one text, without objects: fifty cards are most of a search's time.
  const fixed = `${namesOf(city, landmark)},"photos":${photo ? photoText(photo, preview) : '[]'},${currencyText(currency_code)}`;
  return {
    json: new PreparedObject(
      `${card.slice(0, -1)},${fixed},${hoursText(weekOf(hours), exceptions, inZone(timezone).on)}}`,
    ),
    spaces: doors.length > 0 ? doors.map((door) => ({ size: door.size, json: PreparedObject.of(door) })) : undefined,
    timezone,
    prices: { currency_code, first_day_cost, extra_day_cost, booking_fee, guarantee_fee, size_pricing },
    get shelves() {
      return shelves();
    },
  };
}

const [SMALLEST] = PICTURE_SIZES.stashpoint.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));

function photoText(name: string, preview: string): string {
  return JSON.stringify([pictureSet(name, SMALLEST ? [SMALLEST] : [], '', preview ? { [name]: preview } : {})]);
}

const pricingTexts = new Map<CurrencyCode, string>();

function currencyText(ccy: CurrencyCode): string {
  const known =
    pricingTexts.get(ccy) ??
    jsonFields({ pricing_structure: jsonObject({ ccy, ccy_minor_in_major: CURRENCIES[ccy].minorInMajor }) });
  pricingTexts.set(ccy, known);
  return known;
}

type Names = (city: string, landmark: string | null) => string;

/** Names the places around a stashpoint, once for all that share them: its landmark where it has one, else its city. */
function namesAround({ byId }: Pick<Directory, 'byId'>, language: Language): Names {
  const known = new Map<string, string>();
  const name = LANGUAGE_NAMES[language];
  const nameOf = (id: string) => byId.get(id)?.row.translations[name]?.name ?? byId.get(id)?.row.name;
  return (city, landmark) => {
    const key = `${city} ${landmark}`;
    const before = known.get(key);
    if (before) return before;
    const near = landmark === null ? undefined : nameOf(landmark);
    const { translations = {} } = byId.get(city)?.row ?? {};
    const route = translations[name]?.route ?? translations.english?.route ?? '';
    const names = jsonFields({
      nearest_city: jsonObject({ name: near === undefined ? (nameOf(city) ?? '') : undefined, route }),
      nearest_landmark: near === undefined ? undefined : jsonObject({ name: near }),
    });
    known.set(key, names);
    return names;
  };
}

const MIDNIGHT = '00:00:00';

/** Hours by weekday, Monday first, as JSON: those that begin on it, and the part of the night before that runs into it. */
type Week = readonly string[];

/** Most places share a few weeks, which are read once. */
const weeks = new LRUCache<string, Week>({ max: 2_000 });

function weekOf(hours: string): Week {
  const known = weeks.get(hours);
  if (known) return known;
  const openingHours = JSON.parse(hours) as OpeningHours[];
  const week = Array.from({ length: 7 }, (_, weekday) => {
    const before = (weekday + 6) % 7;
    const around = openingHours.filter(
      ({ day, open, close }) => day === weekday || (day === before && close <= open && close !== MIDNIGHT),
    );
    return JSON.stringify(around);
  });
  weeks.set(hours, week);
  return week;
}

/** Writes the hours on a list card: those around one date. */
function hoursText(
  week: Week,
  exceptions: readonly OpeningException[],
  { date, before, weekday }: SearchedDate,
): string {
  const special = exceptions.filter((exception) => exception.date === date || exception.date === before);
  return `"opening_hours":${week[weekday]}${special.length > 0 ? `,${jsonFields({ opening_hours_exceptions: special })}` : ''}`;
}

/** A date in a place's zone, YYYY-MM-DD, with the one before it; `weekday` 0 is Monday. */
export interface SearchedDate {
  date: string;
  before: string;
  weekday: number;
}
