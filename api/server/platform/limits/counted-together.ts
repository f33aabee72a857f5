import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../database/connect.ts';

/** The pause before calls that were counted here are added to those of all servers: the time a flood has. */
const SETTLE_MS = 1_000;
/** The share of a limit that is counted here only, so that ordinary visitors cost no statement and leave no row. */
const FREE_SHARE = 0.1;

/** Counts calls by key; refuses those beyond the limit. */
export type Consume = (key: string) => Promise<unknown>;

interface Unsettled {
  limiter: RateLimiterMemory;
  /** The key within the limiter. */
  key: string;
  calls: number;
}

/**
 * Counters in memory that servers add up in the database once a second, in one statement for all keys: a call costs
 * nothing, and beyond a tenth of its limit it counts for all servers. What cannot be added up counts here only.
 */
export class CountedTogether {
  readonly #database: Database;
  #unsettled = new Map<string, Unsettled>();
  #isSettling = false;

  constructor(database: Database) {
    this.#database = database;
  }

  limit({ name, points, seconds }: { name: string; points: number; seconds: number }): Consume {
    const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    const free = Math.floor(points * FREE_SHARE);
    return async (key) => {
      const { consumedPoints } = await limiter.consume(key);
      // The first call beyond the free ones brings those along.
      if (consumedPoints > free) this.#note({ limiter, key, calls: consumedPoints === free + 1 ? consumedPoints : 1 });
    };
  }

  #note({ limiter, key, calls }: Unsettled): void {
    const row = limiter.getKey(key);
    const known = this.#unsettled.get(row);
    this.#unsettled.set(row, { limiter, key, calls: calls + (known?.calls ?? 0) });
    if (this.#isSettling) return;
    this.#isSettling = true;
    const settle = () => this.#database.outside(() => this.#settle()).catch(() => {});
    setTimeout(settle, SETTLE_MS).unref();
  }

  async #settle(): Promise<void> {
    const settled = this.#unsettled;
    this.#unsettled = new Map();
    this.#isSettling = false;
    if (this.#database.writes.isReadOnly) return;
    const windows = await Promise.all(
      [...settled].map(async ([row, { limiter, key, calls }]) => {
        const window = await limiter.get(key);
        return { row, calls, ms: window?.msBeforeNext ?? 0 };
      }),
    );
    // In the order of their keys, so that two servers never wait for each other; by the clock of the database.
    const { rows } = await this.#database.executeSql(
      `insert into rate_limits as known (key, points, expire)
       select counted.key, counted.points, clock.ms + counted.ms
       from unnest($1::text[], $2::int[], $3::bigint[]) counted (key, points, ms),
         (select (extract(epoch from now()) * 1000)::bigint as ms) clock
       where counted.ms > 0
       order by counted.key
       on conflict (key) do update set
         points = case when known.expire <= (extract(epoch from now()) * 1000)::bigint then excluded.points
           else known.points + excluded.points end,
         expire = case when known.expire <= (extract(epoch from now()) * 1000)::bigint then excluded.expire
           else known.expire end
       returning key, points, expire - (extract(epoch from now()) * 1000)::bigint as ms`,
      [windows.map(({ row }) => row), windows.map(({ calls }) => calls), windows.map(({ ms }) => Math.round(ms))],
    );
    for (const { key, points, ms } of rows) await this.#learn(settled.get(String(key)), Number(points), Number(ms));
  }

  /** Continues the count here from that of all servers. */
  async #learn(counted: Unsettled | undefined, points: number, ms: number): Promise<void> {
    if (!counted || ms <= 0) return;
    const { limiter, key } = counted;
    const since = this.#unsettled.get(limiter.getKey(key))?.calls ?? 0;
    const here = (await limiter.get(key))?.consumedPoints ?? 0;
    await limiter.set(key, Math.max(points + since, here), ms / 1_000);
  }
}
