import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { localMoment } from '../../../../contract/rules/time.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import { isUnavailable } from '../../../platform/database/unavailable.ts';
import type { Caller } from '../../../platform/http/call.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import type { HasLog } from '../../../platform/runtime/log.ts';
import { addMissed, type MissedRow } from './store.ts';

/** A visitor who searches: told apart for an hour, in memory alone, and never stored. */
export interface Visitor {
  visitor: string | null;
  address: string;
  userAgent: string | null;
  findCaller: () => Promise<Caller | null>;
}

/** A place that was closed or full at the requested time. */
export interface MissedSearch {
  stashpointId: string;
  timezone: string;
  reason: MissedRow['reason'];
}

interface Look {
  misses: readonly MissedSearch[];
  dropoff: Date;
  bags: number;
  looker: Visitor;
}

export interface HasMissedSearches {
  missedSearches: Pick<MissedSearches, 'note'>;
}

const FLUSH_MS = 30_000;
const HOUR_MS = 3_600_000;
/** The limits of searches in the queue, and of visitor and place pairs counted within the hour. */
const MAXIMUM_WAITING = 5_000;
const MAXIMUM_SEEN = 100_000;

/**
 * Counts searches that found a place closed or full. A search only adds a note in memory, which costs it nothing;
 * visitors who are not travellers are filtered out when the notes are written in batches.
 */
export class MissedSearches {
  #waiting: Look[] = [];
  /** The counts that are not in the database yet. */
  readonly #counted = new Map<string, MissedRow>();
  #writing: Promise<void> = Promise.resolve();
  /** Created with the first one, because it reserves its whole memory at once. */
  #seen: LRUCache<string, true> | null = null;
  readonly #services: HasDatabase & HasClock & HasLog;
  readonly #timer: NodeJS.Timeout;

  constructor(services: HasDatabase & HasClock & HasLog) {
    this.#services = services;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS);
    this.#timer.unref();
  }

  note(look: Look): void {
    const { misses, looker } = look;
    // A client that names no browser is a program; at worst some searches are not counted.
    if (misses.length === 0 || !looker.userAgent || this.#waiting.length >= MAXIMUM_WAITING) return;
    if (!isbot(looker.userAgent)) this.#waiting.push(look);
  }

  /** Writes the queue; one batch after the other. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() =>
      this.#write().catch((err: unknown) => this.#services.log.error({ err }, 'missed searches could not be counted')),
    );
    return this.#writing;
  }

  /** Writes the last notes before the server stops. */
  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.flush();
  }

  async #write(): Promise<void> {
    // They wait until they can be counted.
    if (this.#services.database.writes.isReadOnly) return;
    const looks = this.#waiting.splice(0);
    const counted = this.#counted;
    for (const look of looks) if (await isTraveller(look.looker)) this.#count(look);
    const { query, writes } = this.#services.database;
    try {
      await writes.aside(() => addMissed(query, [...counted.values()]));
      counted.clear();
    } catch (error) {
      // They are added with the next ones: searches go on while replicas answer them.
      if (!isUnavailable(error)) throw error;
    }
  }

  #count({ misses, dropoff, bags, looker }: Look): void {
    const counted = this.#counted;
    this.#seen ??= new LRUCache({ max: MAXIMUM_SEEN, ttl: HOUR_MS });
    const who = looker.visitor ?? looker.address;
    for (const { stashpointId, timezone, reason } of misses) {
      if (this.#seen.has(`${who} ${stashpointId}`)) continue;
      this.#seen.set(`${who} ${stashpointId}`, true);
      const { date: day, minute } = localMoment(dropoff, timezone);
      const hour = Math.floor(minute / 60);
      const key = `${stashpointId} ${day} ${hour} ${reason}`;
      const row = counted.get(key) ?? { stashpoint_id: stashpointId, day, hour, reason, searches: 0, bags: 0 };
      counted.set(key, { ...row, searches: row.searches + 1, bags: row.bags + bags });
    }
  }
}

/** Tells whether a visitor is a traveller: staff search for other reasons, and hosts and managers look at their places. */
async function isTraveller({ findCaller }: Visitor): Promise<boolean> {
  // An expired session belongs to a traveller who has not noticed.
  const caller = await findCaller().catch(() => null);
  return !caller?.scopes.includes('stashpoints:own');
}
