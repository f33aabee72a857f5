import { subMinutes } from 'date-fns/subMinutes';
import type { Selectable } from 'kysely';
import type { Cache, Changed } from '../../platform/caches/caches.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Previews } from '../../platform/media/preview.ts';
import { listActiveCurrencies } from '../currencies/list-active-currencies.ts';
import { addUpPlaceTotals, listPlaceRows, listTallies, type PlaceTotals, readClock, type Tally } from './store.ts';

export type PlaceRow = Selectable<Schema['places']>;
export interface ListedPlace {
  row: PlaceRow & { previews: Previews };
  totals: PlaceTotals;
}

/** The age after which totals are read again: new reviews do not invalidate them. */
const FRESH_MS = 30_000;
/** The time by which totals are read again that were read before: none of our transactions takes this long. */
const LOOK_BACK_MINUTES = 2;
/** Differences are added up after this time; a server that has read none for half of it reads all totals. */
const APART_MINUTES = 10;

/**
 * All countries, cities and landmarks with the totals of their stashpoints, cached in memory: there are a few hundred
 * of them, and nearly every page asks. A hundred thousand would fit too; their rows are then read again only when one
 * of them has changed, and only the totals that have changed.
 */
export class PlaceDirectory implements Cache {
  readonly #database: Database;
  #loaded: Promise<Directory> | null = null;
  #loadedAt = 0;
  #following: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns the directory; the cached one is served while its totals are read again. */
  async read(): Promise<Directory> {
    if (!this.#loaded) return this.#database.inTransaction() ? load(this.#database.query) : this.refresh();
    if (Date.now() - this.#loadedAt > FRESH_MS) {
      // The cached one stays in use when this fails; a later reader tries again.
      this.#follow(this.#loaded).catch(() => {});
      this.#loadedAt = Date.now();
    }
    return this.#loaded;
  }

  /**
   * Reads again what may have changed, after a change that must be visible at once. The cached directory stays when that
   * fails.
   */
  async refresh(changed: Changed = null): Promise<Directory> {
    const known = this.#loaded;
    const keepsRows = changed && !changed.has('places') && !changed.has('currencies');
    if (known && keepsRows) return this.#follow(known);
    const loading = this.#database.outside(() => load(this.#database.query));
    const directory = await loading;
    this.#loadedAt = Date.now();
    this.#loaded = loading;
    return directory;
  }

  /** Reads the totals that have changed, one reading at a time: an older one could replace the result of a newer one. */
  #follow(known: Promise<Directory>): Promise<Directory> {
    const followed = this.#following.then(() => this.#readChanges(known));
    this.#following = followed.catch(() => {});
    return followed;
  }

  #readChanges(known: Promise<Directory>): Promise<Directory> {
    return this.#database.outside(async () => {
      const directory = await known;
      const { query } = this.#database;
      const now = await readClock(query);
      // Some differences may have been added up to nothing since.
      if (directory.readAt < subMinutes(now, APART_MINUTES / 2)) return this.refresh();
      directory.add(await listTallies(query, subMinutes(directory.readAt, LOOK_BACK_MINUTES)), now);
      this.#loadedAt = Date.now();
      return directory;
    });
  }
}

/** Adds up differences that every server has read. Returns how many. */
export async function addUpPlaces({ query }: Database): Promise<number> {
  return addUpPlaceTotals(query, subMinutes(await readClock(query), APART_MINUTES));
}

export const NO_TOTALS: PlaceTotals = {
  stashpoint_count: 0,
  booking_count: 0,
  first_day_cost: null,
  extra_day_cost: null,
  lowest_total: null,
  average_rating: null,
  review_count: 0,
};

async function load(query: Database['query']): Promise<Directory> {
  const readAt = await readClock(query);
  const directory = new Directory(await listPlaceRows(query), await listActiveCurrencies(query));
  directory.add(await listTallies(query, null), readAt);
  return directory;
}

/** The lowest prices by currency, minor units. */
export interface LowestPrices {
  /** Prices of a bag's first day, without fees. */
  prices: Record<string, number>;
  /** All-in prices of one bag for a day. */
  totals: Record<string, number>;
}

export class Directory {
  readonly byId: ReadonlyMap<string, ListedPlace>;
  /** `united-kingdom/london` → place, in every language. */
  readonly byRoute: ReadonlyMap<string, ListedPlace>;
  /** Those with the most stashpoints first. */
  all: ListedPlace[];
  /** The codes of the active currencies. */
  readonly currencies: readonly string[];
  lowest: LowestPrices = { prices: {}, totals: {} };
  /** The database's time at which the totals were read. */
  readAt = new Date(0);
  readonly #tallies = new Map<string, Tally[]>();
  #children: Map<string | null, ListedPlace[]>;

  constructor(rows: readonly ListedPlace['row'][], currencies: readonly string[]) {
    this.currencies = currencies;
    this.all = largestFirst(rows.map((row) => ({ row, totals: NO_TOTALS })));
    this.byId = new Map(this.all.map((place) => [place.row.id, place]));
    this.byRoute = new Map(
      countriesFirst(this.all).flatMap((place) => place.row.routes.map((route) => [route, place] as const)),
    );
    this.#children = Map.groupBy(this.all, ({ row }) => row.parent_id);
  }

  /** Returns the places in a place, or the countries, those with the most stashpoints first. */
  childrenOf(id: string | null): ListedPlace[] {
    return this.#children.get(id) ?? [];
  }

  /** Replaces the totals of the places named; a city counts for its country as well. */
  add(tallies: readonly Tally[], readAt: Date): void {
    this.readAt = readAt;
    if (tallies.length === 0) return;
    const sold = tallies.filter(({ currency_code }) => this.currencies.includes(currency_code));
    const byPlace = Map.groupBy(sold, ({ place_id }) => place_id);
    const countries = new Set<string>();
    for (const id of new Set(tallies.map(({ place_id }) => place_id))) {
      this.#tallies.set(id, byPlace.get(id) ?? []);
      const place = this.byId.get(id);
      if (!place) continue;
      place.totals = totalsOf(byPlace.get(id) ?? []);
      if (place.row.type === 'city' && place.row.parent_id) countries.add(place.row.parent_id);
    }
    for (const id of countries) {
      const country = this.byId.get(id);
      if (country) country.totals = totalsOf(this.childrenOf(id).flatMap(({ row }) => this.#tallies.get(row.id) ?? []));
    }
    this.all = largestFirst(this.all);
    this.#children = Map.groupBy(this.all, ({ row }) => row.parent_id);
    this.lowest = lowestOf([...this.#tallies.values()].flat());
  }
}

function largestFirst(places: readonly ListedPlace[]): ListedPlace[] {
  return places.toSorted(
    (a, b) => b.totals.stashpoint_count - a.totals.stashpoint_count || b.row.weight - a.row.weight,
  );
}

function totalsOf(tallies: readonly Tally[]): PlaceTotals {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  const rated = sum(({ rated_reviews }) => rated_reviews);
  return {
    stashpoint_count: sum(({ stashpoints }) => stashpoints),
    booking_count: sum(({ bookings }) => bookings),
    first_day_cost: least(tallies.map(({ first_day_cost }) => first_day_cost)),
    extra_day_cost: least(tallies.map(({ extra_day_cost }) => extra_day_cost)),
    lowest_total: least(tallies.map(({ lowest_total }) => lowest_total)),
    average_rating: rated > 0 ? sum(({ stars }) => stars) / rated : null,
    review_count: sum(({ reviews }) => reviews),
  };
}

function lowestOf(tallies: readonly Tally[]): LowestPrices {
  const byCurrency = [...Map.groupBy(tallies, ({ currency_code }) => currency_code)];
  const lowest = (of: (tally: Tally) => number | null) =>
    Object.fromEntries(
      byCurrency.flatMap(([code, each]) => {
        const price = least(each.map(of));
        return price === null ? [] : [[code, price]];
      }),
    );
  return { prices: lowest(({ first_day_cost }) => first_day_cost), totals: lowest(({ lowest_total }) => lowest_total) };
}

function least(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/**
 * Sorts countries first. Of two places with one address the later one answers: a single-city country is visited for its
 * city.
 */
function countriesFirst(places: readonly ListedPlace[]): ListedPlace[] {
  const { true: countries = [], false: rest = [] } = Object.groupBy(places, ({ row }) => `${row.type === 'country'}`);
  return [...countries, ...rest];
}

/** Tells whether a place has a page of its own, and not an address that another place answers. */
export function hasOwnPage({ byRoute }: Directory, place: ListedPlace): boolean {
  return byRoute.get(place.row.translations.english?.route ?? place.row.slug) === place;
}

export interface HasPlaces {
  places: PlaceDirectory;
}
