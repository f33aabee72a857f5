import { LRUCache } from 'lru-cache';
import { CubbyError } from '../../../contract/errors.ts';
import type { Database } from '../../platform/database/connect.ts';
import { forgetAnswer, readAnswer, writeAnswer } from './store.ts';

export interface Answer {
  body: unknown;
  total: number;
}

/** The age after which a cached answer is refreshed, while it is still shown. */
const FRESH_MS = 5 * 60_000;
/**
 * The time a visitor waits when nothing is cached. The request itself may take longer: the next visitor has its answer.
 */
const PATIENCE_MS = 1_500;
/** The pause after the service has failed or was slow: its visitors must not all wait in turn. */
const REST_MS = 20_000;
const IN_MEMORY = 300;

interface Source {
  /** Calls the service; throws for anything but a good answer. */
  read: (address: string) => Promise<Answer>;
  /** Tells whether an answer cached by an earlier version is still valid. */
  isGood: (body: unknown) => boolean;
}

type Kept = Answer & { readAt: number };

/**
 * Calls through a cache: a visitor gets the last good answer at once, and it is refreshed in the background. It is
 * stored in the database too, so that neither a restart nor another server starts empty.
 *
 * @returns A function that throws CubbyError UNAVAILABLE when nothing is cached and the service does not answer soon.
 */
export function keptAnswers(
  database: Database,
  now: () => Date,
  { read, isGood }: Source,
): (address: string) => Promise<Answer> {
  const memory = new LRUCache<string, Kept>({ max: IN_MEMORY });
  const reading = new Map<string, Promise<Answer>>();
  let restsUntil = 0;
  const time = () => now().getTime();
  const rest = () => {
    restsUntil = time() + REST_MS;
  };

  async function readAndKeep(address: string): Promise<Answer> {
    const slow = setTimeout(rest, PATIENCE_MS);
    try {
      const answer = await read(address);
      restsUntil = 0;
      memory.set(address, { ...answer, readAt: time() });
      // The visitor does not wait until it is stored, nor lose it when storing fails.
      keep(address, answer).catch(() => {});
      return answer;
    } catch (error) {
      rest();
      throw error;
    } finally {
      clearTimeout(slow);
    }
  }

  /** Stores an answer, unless it is empty: there is no end of requests for nothing. */
  function keep(address: string, answer: Answer): Promise<void> {
    const isEmpty = Array.isArray(answer.body) && answer.body.length === 0;
    return database.outside(() =>
      isEmpty ? forgetAnswer(database.query, address) : writeAnswer(database.query, address, answer, now()),
    );
  }

  function refresh(address: string): Promise<Answer> {
    const running = reading.get(address);
    if (running) return running;
    if (time() < restsUntil) return Promise.reject(new Error('The content service is paused after a failure.'));
    const begun = readAndKeep(address).finally(() => reading.delete(address));
    reading.set(address, begun);
    return begun;
  }

  async function find(address: string): Promise<Kept | undefined> {
    const known = memory.get(address);
    if (known) return known;
    const kept = await database.outside(() => readAnswer(database.query, address)).catch(() => undefined);
    if (!kept || !isGood(kept.body)) return undefined;
    memory.set(address, kept);
    return kept;
  }

  return async (address) => {
    const known = await find(address);
    if (known && time() - known.readAt < FRESH_MS) return known;
    const answer = refresh(address);
    answer.catch(() => {});
    return known ?? withPatience(answer);
  };
}

async function withPatience(answer: Promise<Answer>): Promise<Answer> {
  const unavailable = new CubbyError('UNAVAILABLE', 'The blog cannot be reached: try again in a moment.');
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unavailable), PATIENCE_MS);
  try {
    return await Promise.race([answer, promise]);
  } catch {
    throw unavailable;
  } finally {
    clearTimeout(timer);
  }
}
