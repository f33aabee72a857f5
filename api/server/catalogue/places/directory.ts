import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Previews } from '../../platform/media/preview.ts';
import { listPlaceRows, listPlaceTotals, type PlaceTotals } from './store.ts';

export type PlaceRow = Selectable<Schema['places']>;
export interface ListedPlace {
  row: PlaceRow & { previews: Previews };
  totals: PlaceTotals;
}

/** The age after which totals are recalculated: new reviews do not invalidate them. */
const FRESH_MS = 30_000;

/**
 * All countries, cities and landmarks with the totals of their stashpoints, cached in memory: there are a few hundred
 * of them, and nearly every page asks. A hundred thousand would fit too; their rows are then read again only when one
 * of them has changed, not with the totals.
 */
export class PlaceDirectory {
  readonly #database: Database;
  #loaded: Promise<Directory> | null = null;
  #loadedAt = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns the directory; the cached one is served while it is read again. */
  async read(): Promise<Directory> {
    if (!this.#loaded) return this.#database.inTransaction() ? load(this.#database.query) : this.refresh();
    if (Date.now() - this.#loadedAt > FRESH_MS) {
      this.#loadedAt = Date.now();
      const known = this.#loaded;
      const reread = this.#database.outside(async () => loadTotals(this.#database.query, await known));
      reread.then(
        () => {
          // Unless everything was read again in the meantime.
          if (this.#loaded === known) this.#loaded = reread;
        },
        // The cached one stays in use; a later reader tries again.
        () => {},
      );
    }
    return this.#loaded;
  }

  /** Reads everything again, after a change that must be visible at once. The cached one stays when that fails. */
  async refresh(): Promise<Directory> {
    const loading = this.#database.outside(() => load(this.#database.query));
    const directory = await loading;
    this.#loadedAt = Date.now();
    this.#loaded = loading;
    return directory;
  }
}

export interface Directory {
  byId: Map<string, ListedPlace>;
  /** `united-kingdom/london` → place, in every language. */
  byRoute: Map<string, ListedPlace>;
  /** Children by parent id, those with the most stashpoints first. */
  childrenOf: (id: string | null) => ListedPlace[];
  all: ListedPlace[];
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
  return directoryOf(await listPlaceRows(query), await listPlaceTotals(query));
}

/** Returns the same places with current totals. */
async function loadTotals(query: Database['query'], { all }: Directory): Promise<Directory> {
  return directoryOf(
    all.map(({ row }) => row),
    await listPlaceTotals(query),
  );
}

function directoryOf(rows: readonly ListedPlace['row'][], totals: ReadonlyMap<string, PlaceTotals>): Directory {
  const all = rows
    .map((row) => ({ row, totals: totals.get(row.id) ?? NO_TOTALS }))
    .sort((a, b) => b.totals.stashpoint_count - a.totals.stashpoint_count || b.row.weight - a.row.weight);
  const children = Map.groupBy(all, ({ row }) => row.parent_id);
  return {
    all,
    byId: new Map(all.map((place) => [place.row.id, place])),
    byRoute: new Map(countriesFirst(all).flatMap((place) => place.row.routes.map((route) => [route, place] as const))),
    childrenOf: (id) => children.get(id) ?? [],
  };
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
