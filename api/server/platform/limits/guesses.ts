import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/connect.ts';
import { sha256 } from '../secrets/ids.ts';
import { addressGroup } from './address-group.ts';
import { sharedLimiter } from './shared-limiter.ts';
import { tooMany } from './too-many.ts';

/** Secrets that are guessed at, or requested more often than needed. */
export type Secret =
  | 'password'
  | 'code'
  | 'code_mail'
  | 'link'
  | 'pairing'
  | 'counter_pin'
  | 'collector_pin'
  | 'second_factor'
  | 'coupon';

/**
 * Free guesses before the first delay: few per account, for typing errors; more for what many share, for a hotel full of
 * guests.
 */
const FREE: Record<Exclude<Secret, 'coupon'>, number> = {
  password: 5,
  code: 10,
  code_mail: 10,
  link: 10,
  pairing: 10,
  counter_pin: 5,
  collector_pin: 5,
  second_factor: 5,
};
const FREE_OF_MANY = 100;
/** The delay of the first guess after those; each later one doubles it. */
const DELAY_SECONDS = { first: 30, longest: 3600 };
/** The time without a right guess after which the count starts again. */
const FORGOTTEN_SECONDS = 86_400;

export interface Guesses {
  /**
   * Counts a guess before it is checked, so that many at once count as many.
   *
   * @param account The owner of the secret: an email address, of which only a hash is stored; null where the guesses at
   * one account are counted elsewhere.
   * @param address The network address; null where it has no meaning: the caller is known, or nothing is guessed at.
   * @throws CubbyError TOO_MANY_REQUESTS with the time to wait.
   */
  take: (secret: Exclude<Secret, 'coupon'>, account: string | null, address: string | null) => Promise<Guess>;
  /**
   * Counts a guess at a secret that has no owner, such as the code of a coupon, for each of those who share a count: a
   * network, a place. None of them starts again because one guess was right.
   */
  takeShared: (secret: Secret, sharing: readonly string[]) => Promise<Guess>;
  /** Tells whether guesses from a network address are delayed, because most of them were wrong. */
  isDelayed: (secret: Secret, address: string) => Promise<boolean>;
  /** Resets the count of an account, because its owner has been verified. */
  forget: (secret: Secret, account: string) => Promise<void>;
}

export interface Guess {
  /** Takes the count back, because the guess was right. An account starts again; an address only gets this one back. */
  wasRight: () => Promise<void>;
}

/** A limiter without a limit, for tests of other features. */
export const noGuesses: Guesses = {
  take: async () => ({ wasRight: async () => {} }),
  takeShared: async () => ({ wasRight: async () => {} }),
  isDelayed: async () => false,
  forget: async () => {},
};

export function guesses(database: Database): Guesses {
  const counts = sharedLimiter(database, {
    name: 'guess',
    points: Number.MAX_SAFE_INTEGER,
    seconds: FORGOTTEN_SECONDS,
  });
  const waits = sharedLimiter(database, { name: 'wait', points: 1, seconds: DELAY_SECONDS.longest });

  async function count(key: string, free: number): Promise<void> {
    const waiting = await waits.get(key);
    if (waiting && waiting.consumedPoints > 0) throw tooMany(waiting.msBeforeNext);
    const { consumedPoints } = await counts.consume(key);
    if (consumedPoints <= free) return;
    // The first of several simultaneous guesses continues; the others have to wait.
    await waits.consume(key, 1, { customDuration: delayOf(consumedPoints - free) }).catch((refusal: unknown) => {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal;
    });
  }

  async function forget(secret: Secret, account: string): Promise<void> {
    await counts.delete(accountKey(secret, account));
    await waits.delete(accountKey(secret, account));
  }

  async function takeShared(secret: Secret, sharing: readonly string[]): Promise<Guess> {
    const keys = sharing.map((each) => sharedKey(secret, each));
    for (const key of keys) await count(key, FREE_OF_MANY);
    return {
      wasRight: async () => {
        for (const key of keys) await counts.reward(key, 1);
      },
    };
  }

  return {
    forget,
    isDelayed: async (secret, address) => {
      const counted = await counts.get(sharedKey(secret, address));
      return (counted?.consumedPoints ?? 0) >= FREE_OF_MANY;
    },
    take: async (secret, account, address) => {
      if (account !== null) await count(accountKey(secret, account), FREE[secret]);
      const shared = await takeShared(secret, address === null ? [] : [address]);
      return {
        wasRight: async () => {
          if (account !== null) await forget(secret, account);
          await shared.wasRight();
        },
      };
    },
    takeShared,
  };
}

function accountKey(secret: Secret, account: string): string {
  return `${secret}:${sha256(account)}`;
}

function sharedKey(secret: Secret, address: string): string {
  return `${secret}:${addressGroup(address)}`;
}

function delayOf(beyond: number): number {
  return Math.min(DELAY_SECONDS.first * 2 ** (beyond - 1), DELAY_SECONDS.longest);
}

export interface HasGuesses {
  /** Counts guesses of passwords and codes, and delays them. */
  guesses: Guesses;
}
