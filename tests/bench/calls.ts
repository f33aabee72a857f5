import { CITIES, GUEST_TOKENS } from './fill.ts';
import type { Shot } from './load.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Returns an instant at this hour (UTC), some days ahead. */
function ahead(days: number, hour: number): Date {
  return new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + days * DAY_MS + hour * HOUR_MS);
}

function stay(days: number, hour: number, hours: number): { dropoff: string; pickup: string } {
  const dropoff = ahead(days, hour);
  return { dropoff: dropoff.toISOString(), pickup: new Date(dropoff.getTime() + hours * HOUR_MS).toISOString() };
}

/** The views of a benchmark: how many places each shows, and whether the same ones are asked for again and again. */
interface Views {
  /** About as many places on each map, however many there are in the world. */
  places?: number;
  /** As list cards, which is what our sites request. */
  card?: boolean;
}

/** Returns thirty views of city maps at street scale. */
export function mapViews(stashpoints: number, views: Views = {}): Shot[] {
  return CITIES.flatMap((city) => [-0.2, 0, 0.15].map((east) => mapView(stashpoints, city, { north: 0, east }, views)));
}

/** Degrees from a city's middle within which views lie wholly among its places (see `fill`). */
const REACH = 0.42;

/** Returns this many views over the streets of all cities: no two are the same, whatever the seed. */
export function differentViews(stashpoints: number, count: number, views: Views & { seed?: number } = {}): Shot[] {
  // The R2 sequence, which covers a square evenly from any beginning.
  const offset = (index: number, step: number) => ((((views.seed ?? 0) + index * step) % 1) * 2 - 1) * REACH;
  return Array.from({ length: count }, (_, index) => {
    const [city] = CITIES.slice(index % CITIES.length);
    if (!city) throw new Error('There are no cities.');
    return mapView(stashpoints, city, { north: offset(index, 0.7548776662), east: offset(index, 0.5698402909) }, views);
  });
}

function mapView(
  stashpoints: number,
  [cityLat, cityLng]: readonly [number, number, string],
  { north, east }: { north: number; east: number },
  { card = false, places = 50 }: Views,
): Shot {
  const half = 0.032 * Math.sqrt(((places / 50) * 100_000) / stashpoints);
  const [lat, lng] = [cityLat + north, cityLng + east];
  const query = new URLSearchParams({
    ...stay(3, 10, 6),
    bag_count: '2',
    latitude: String(lat),
    longitude: String(lng),
    northeast_lat: String(lat + half),
    northeast_lng: String(lng + half * 1.4),
    southwest_lat: String(lat - half),
    southwest_lng: String(lng - half * 1.4),
    per_page: '50',
    ...(card && { view: 'card', language: 'en' }),
  });
  return { path: `/v3/stashpoints?${query}` };
}

/** Returns ids as `fill` assigns them, of European cities, whose places are open at these hours. */
export function stashpointIds(count: number): string[] {
  const european = (number: number) => [0, 1, 2, 3, 4, 5, 9].includes(number % CITIES.length);
  const numbers = Array.from({ length: count * 2 }, (_, index) => index + 1).filter(european);
  return numbers.slice(0, count).map((number) => number.toString(16).padStart(12, '0'));
}

export function quotes(ids: readonly string[]): Shot[] {
  return ids.map((stashpoint_id, index) => ({
    method: 'POST',
    path: '/v2/quotes',
    body: { stashpoint_id, ...stay(2 + (index % 5), 10, 6), bag_count: 1 + (index % 3) },
  }));
}

/** Twenty days of seven hours each, at every place. */
const HOURS = 140;

/**
 * Returns this many one-hour bookings, spread over three weeks and many guests; no two are the same, and `first` is the
 * number of the first.
 */
export function bookings(ids: readonly string[], count: number, first = 0): Shot[] {
  const customer = {
    email: 'bench@example.org',
    first_name: 'Ada',
    last_name: 'Lovelace',
    phone_number: '+44 20 7946 0018',
  };
  return Array.from({ length: count }, (_, turn) => {
    const index = first + turn;
    const stashpoint = index % ids.length;
    const turnAtStashpoint = Math.floor(index / ids.length);
    const hour = (turnAtStashpoint + stashpoint) % HOURS;
    const guest = Math.floor(turnAtStashpoint / HOURS) % GUEST_TOKENS.length;
    return {
      method: 'POST',
      path: '/v2/bookings',
      headers: { authorization: `Token ${GUEST_TOKENS[guest]}` },
      body: {
        stashpoint_id: ids[stashpoint],
        ...stay(hour % 20, 10 + Math.floor(hour / 20), 1),
        bag_count: 1,
        customer,
      },
    };
  });
}
