import { distanceKm } from '../../contract/rules/distance.ts';
import { localMoment } from '../../contract/rules/time.ts';
import type { StashpointType } from '../../contract/vocabulary/storage-types.ts';
import type { Position } from '../../contract/vocabulary/words.ts';
import { STASHPOINT_VIEWS, stashpointPicture, stashpointPictureVariants } from '../../drawings/draw-picture.ts';
import type { LandmarkKind } from '../../drawings/landmark-scene.ts';
import { createRandom, type Random } from '../../drawings/random.ts';
import { shopKindOf } from '../../drawings/shop-kinds.ts';
import { BRITISH_AREAS } from '../../server/catalogue/addresses/british-areas.ts';
import { hoursColumns } from '../../server/catalogue/stashpoints/record/hours-columns.ts';
import {
  allCountries,
  type CitySeed,
  type CountrySeed,
  type LandmarkSeed,
  type Localised,
} from '../places/all-countries.ts';
import { DEMO_TAGS } from './custody.ts';
import { describe, noticeOf, offerOf } from './descriptions.ts';
import { type Flavour, flavours } from './flavours.ts';
import { aroundTheClock, drawClosures, drawExceptions, drawHoliday, drawOpeningHours } from './opening-plans.ts';
import { demoHost, hostAt, type Person } from './people.ts';
import { placeId } from './place-rows.ts';

import { idOf, type Row } from './rows.ts';
import { drawTerms } from './terms.ts';

export type DemoStashpoint = Required<Omit<Row<'stashpoints'>, Derived | Defaulted>>;
/** Columns that the database computes, and columns that staff have not changed yet. */
type Derived =
  | 'location'
  | 'version'
  | 'search'
  | 'list_card'
  | 'capacity_total'
  | 'one_bag_total'
  | 'door_name'
  | 'registered_name';
type Defaulted =
  | 'edit_version'
  | 'holiday_open_type'
  | 'review_note'
  | 'upsell_photo'
  | 'approved_at'
  | 'host_answer'
  | 'paused_by_host'
  | 'proposed'
  | 'proposed_at';

export interface StashpointSeed {
  row: DemoStashpoint;
  host: Person;
}

const staffedTypes: readonly (readonly [StashpointType, number])[] = [
  ['cafe', 16],
  ['hotel', 14],
  ['convenience_store', 12],
  ['luggage_storage_shop', 12],
  ['newsagent', 10],
  ['souvenir_shop', 8],
  ['hostel', 6],
  ['laundry_business', 5],
  ['postal_shop', 4],
  ['restaurant', 4],
  ['tech_shop', 3],
  ['shop', 3],
  ['food_and_beverage_business', 2],
  ['rental_shop', 2],
  ['smoke_shop', 2],
  ['health_beauty_business', 2],
  ['car_park', 1],
  ['office', 1],
];

/** Weight of each kind of landmark: most travellers with bags are at stations. */
const pull: Record<LandmarkKind, number> = { station: 6, quarter: 3, sight: 2, airport: 1 };

/** Weight of a landmark by its kind, and by its rank: a city's list begins with those most travellers pass. */
function pullOf({ kind }: LandmarkSeed, rank: number): number {
  return pull[kind] / (1 + rank / 4);
}

/**
 * A country of one city: both have the short address `monaco`. All of its streets fit in a tile file of a few hundred
 * kilobytes, so that the map can be tried without the internet.
 */
const monaco = allCountries.find(({ code }) => code === 'MC') as CountrySeed;
/** Positions of its places: on land and on a street. */
const monacoSpots = monaco.spots ?? [];

/** Monaco's places are counted separately: one more city to draw from would move all the others. */
const cities = allCountries
  .filter((country) => country !== monaco)
  .flatMap((country) => country.cities.map((city) => [{ country, city }, city.weight] as const));

/** The first few of every network are fixed, at King's Cross; one of them is awaiting approval. */
const fixtures = 4;
/** The demo's host has two more in another city, and another currency. */
const abroad: readonly number[] = [4, 6];
/** The fixed place whose counter is busy at any hour: it never closes. */
export const STAGED = 2;
const fixtureTypes: readonly StashpointType[] = ['cafe', 'locker', 'newsagent', 'luggage_storage_shop'];
const awaitingApproval: readonly number[] = [3, 41, 97, 150];
const stashpointsPerHost = 4;

/** Returns the place with this number, in a network of `count`. It depends on nothing but its arguments. */
export function stashpointAt(
  index: number,
  count: number,
  seed: number,
  now: Date,
  town = townOf(index),
): StashpointSeed {
  const random = createRandom(`${seed}-stashpoint-${index}`);
  const isDemoHosts = index < fixtures || abroad.includes(index);
  const { country, city } = town ?? random.weighted(cities);
  const landmark =
    index < fixtures
      ? (city.landmarks[0] as LandmarkSeed)
      : random.weighted(city.landmarks.map((each, rank) => [each, pullOf(each, rank)] as const));
  const type = fixtureTypes[index] ?? (index % 4 === 1 ? 'locker' : random.weighted(staffedTypes));
  const flavour = flavours[country.code] as Flavour;
  const host = isDemoHosts
    ? demoHost
    : hostAt(seed, country.code, random.whole(0, Math.floor((count * 0.12) / stashpointsPerHost)));
  const today = localMoment(now, city.timezone).date;
  const week = drawOpeningHours(random, type);
  const exceptions = drawExceptions(random, today);
  const closures = drawClosures(random, today);
  // A random stream of its own: one more draw from the other would change everything drawn after it.
  const own = isDemoHosts ? [drawHoliday(createRandom(`${seed}-holiday-${index}`), today)] : closures;
  const hours = index === STAGED ? hoursColumns(aroundTheClock(), [], []) : hoursColumns(week, exceptions, own);
  const noticing = createRandom(`${seed}-notice-${index}`);
  const submitted = awaitingApproval.includes(index);
  const fresh = submitted || random.chance(0.07);
  const created = new Date(now.getTime() - random.between(fresh ? 0.1 : 60, fresh ? 20 : 900) * 86_400_000);
  return {
    host,
    row: {
      id: idOf(`stashpoint:${seed}:${index}`, 12),
      host_id: host.id,
      city_id: placeId(country.slugs.en, city.slugs.en),
      landmark_id: placeId(country.slugs.en, city.slugs.en, landmark.slugs.en),
      ...identity(random, type, flavour, host),
      ...situation(random, country, city, landmark, flavour),
      ...drawTerms(random, country, type),
      partner_ref: null,
      ...asValues(hours),
      type,
      location_name: landmark.names.en,
      ...described(describe(random, type, landmark.names)),
      tag_ranges: type === 'locker' ? [] : DEMO_TAGS,
      step_free: type === 'locker' || random.chance(0.55),
      premium: random.chance(0.12),
      often_fully_booked: random.chance(0.06),
      size_restrictions:
        type !== 'locker' && random.chance(0.08) ? { length_cm: 90, width_cm: 60, height_cm: 40 } : null,
      photos: photosOf(random, type),
      upsell_text: offerOf(random, type, flavour.language),
      special_requirements: noticing.chance(isDemoHosts ? 1 : 0.3) ? noticeOf(noticing, type, flavour.language) : null,
      upsell_link: null,
      rating: null,
      review_count: 0,
      booking_count: 0,
      status: submitted ? 'submitted' : 'approved',
      active: submitted || index < fixtures || !random.chance(0.012),
      rejection_reason: null,
      created,
      updated: created,
    },
  };
}

/** Returns the English description, with the host's versions in the other languages. */
function described({ en: description, ...others }: Localised) {
  return { description, descriptions: others };
}

/** Returns the town of the demo host's place; null for places that can be anywhere. */
function townOf(index: number): Town | null {
  if (index < fixtures) return kingsCross();
  return abroad.includes(index) ? berlin() : null;
}

interface Town {
  country: CountrySeed;
  city: CitySeed;
}

function kingsCross(): Town {
  const [country] = allCountries;
  const city = country?.cities[0];
  if (!country || !city) throw new RangeError('The first city is missing.');
  return { country, city };
}

function berlin(): Town {
  const country = allCountries.find(({ code }) => code === 'DE');
  const city = country?.cities.find(({ slugs }) => slugs.en === 'berlin');
  if (!country || !city) throw new RangeError('Berlin is missing.');
  return { country, city };
}

/** Number of places in Monaco, in addition to those of `count`. */
export const IN_MONACO = monacoSpots.length;

/** One of Monaco's: drawn like all others, but on a street and not in the sea. */
export function monacoStashpointAt(index: number, count: number, seed: number, now: Date): StashpointSeed {
  const [city] = monaco.cities;
  const [lat, lng, at] = monacoSpots[index] ?? [];
  const landmark = city?.landmarks[at ?? 0];
  if (!city || !landmark || lat === undefined || lng === undefined) throw new RangeError('No such place in Monaco.');
  const { row, host } = stashpointAt(MONACO_FROM + index, count, seed, now, { country: monaco, city });
  const landmark_id = placeId(monaco.slugs.en, city.slugs.en, landmark.slugs.en);
  return { host, row: { ...row, lat, lng, landmark_id, location_name: landmark.names.en, active: true } };
}

/** Numbers above those of a network of any size. */
const MONACO_FROM = 100_000_000;

/** A new host's incomplete application and the staff's questions about it: the place is not public yet. */
export function applicationOf(host: Person, index: number, seed: number, now: Date): Row<'stashpoints'> {
  const { row } = stashpointAt(index, index + 1, seed, now, berlin());
  const created = new Date(now.getTime() - 2 * 86_400_000);
  return {
    ...row,
    host_id: host.id,
    name: 'Falk & Daughter Books',
    business_name: 'Falk & Daughter Books',
    type: 'shop',
    storage_type: 'staffed',
    description: '',
    descriptions: {},
    photos: [],
    upsell_text: null,
    special_requirements: null,
    premium: false,
    often_fully_booked: false,
    status: 'draft',
    active: true,
    review_note: 'Which door should travellers use: the one on the street or the one in the yard? A photo would help.',
    created,
    updated: created,
  };
}

function identity(random: Random, type: StashpointType, flavour: Flavour, host: Person) {
  const name = random
    .pick(flavour.shops[shopKindOf(type)])
    .replace('{w}', random.pick(flavour.words))
    .replace('{n}', random.pick(flavour.lastNames));
  const tidy = name.replace('The The', 'The').replace(/\b[Dd]e La\b/, 'de la');
  return { name: tidy, business_name: `${tidy} (${flavour.company.replace('{n}', host.last_name)})` };
}

/** Returns a position a few minutes' walk from the landmark, with an invented address. */
function situation(random: Random, country: CountrySeed, city: CitySeed, landmark: LandmarkSeed, flavour: Flavour) {
  const metres = 50 + 430 * random.next() ** 1.4;
  const bearing = random.between(0, 2 * Math.PI);
  const lat = landmark.center.lat + (Math.cos(bearing) * metres) / 111_320;
  const lng =
    landmark.center.lng + (Math.sin(bearing) * metres) / (111_320 * Math.cos((landmark.center.lat * Math.PI) / 180));
  const street = flavour.address
    .replace('{street}', random.pick(flavour.streets))
    .replace('{number}', String(random.whole(1, 140)));
  return {
    lat: Number(lat.toFixed(6)),
    lng: Number(lng.toFixed(6)),
    address: `${street}, ${city.names[flavour.language]}`,
    postal_code: postcode(random, city, flavour, { lat, lng }),
    country_code: country.code,
    timezone: city.timezone,
  };
}

/** Draws a postcode of the country, and makes it begin as those of the city do, or of the British area around it. */
function postcode(random: Random, city: CitySeed, flavour: Flavour, position: Position): string {
  const drawn = flavour.postalCode
    .replace(/#/g, () => String(random.whole(1, 9)))
    .replace(/@/g, () => random.pick(['A', 'B', 'C', 'E', 'H', 'K', 'N', 'S', 'W']));
  if (flavour.postalCode === '@@# #@@') {
    const near = [...BRITISH_AREAS].reduce((best, each) =>
      distanceKm(position, each[1]) < distanceKm(position, best[1]) ? each : best,
    );
    return `${near[0]}${/\d/.test(near[0]) ? '' : drawn[2]}${drawn.slice(3)}`;
  }
  return city.postcode?.replace(/[#@]/g, (_sign, at: number) => drawn[at] ?? '') ?? drawn;
}

function photosOf(random: Random, type: StashpointType): string[] {
  const variant = random.whole(1, stashpointPictureVariants);
  return STASHPOINT_VIEWS.map((view) => stashpointPicture(variant, view, type));
}

/** Parses the JSON text that hoursColumns writes into the values that rows carry here. */
function asValues({ opening_hours, opening_hours_exceptions, closures, ...rest }: ReturnType<typeof hoursColumns>) {
  return {
    ...rest,
    opening_hours: JSON.parse(opening_hours) as DemoStashpoint['opening_hours'],
    opening_hours_exceptions: JSON.parse(opening_hours_exceptions) as DemoStashpoint['opening_hours_exceptions'],
    closures: JSON.parse(closures) as DemoStashpoint['closures'],
  };
}
