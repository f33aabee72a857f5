import { array, assert, enums, type Infer, integer, min, number, optional, string, type } from 'superstruct';
import { MEASURED_SIZES } from '../../../contract/vocabulary/bag-sizes.ts';
import { fetchBounded } from '../../platform/http/fetch-bounded.ts';

/**
 * Limits of a call to a partner, which is skipped if it does not answer in time. The size allows for ten thousand
 * banks.
 */
const BOUNDS = { timeoutMs: 1_500, mostBytes: 4_000_000 };
/** The pause after a failed call, so that only the first visitor waits for it. */
const REST_MS = 20_000;

const Unit = type({ size: enums(MEASURED_SIZES), total: min(integer(), 0), free: min(integer(), 0) });

/** A bank of lockers as a partner describes it; prices follow from its city. */
export const PartnerLocker = type({
  id: string(),
  name: string(),
  latitude: number(),
  longitude: number(),
  address: string(),
  postal_code: optional(string()),
  units: array(Unit),
});
export type PartnerLocker = Infer<typeof PartnerLocker>;

export interface LockerPartner {
  /**
   * Calls `GET {url}/lockers`, which returns `{ lockers: PartnerLocker[] }`: all banks, or those inside bounds given as
   * `south`, `west`, `north` and `east`.
   *
   * @throws Error when the partner is slow, unreachable or not understood; no call waits longer than the time-out.
   */
  inventory: (bounds?: Record<'south' | 'west' | 'north' | 'east', number>) => Promise<PartnerLocker[]>;
}

export function lockerPartner(url: string): LockerPartner {
  let restsUntil = 0;
  return {
    async inventory(bounds = undefined) {
      if (Date.now() < restsUntil) throw new Error('The partner is paused after a failure.');
      try {
        const query =
          bounds && `?${new URLSearchParams(Object.entries(bounds).map(([key, value]) => [key, String(value)]))}`;
        const address = `${url.replace(/\/$/, '')}/lockers${query ?? ''}`;
        const reply = await fetchBounded(address, BOUNDS, { headers: { Accept: 'application/json' } });
        if (!reply.ok) throw new Error(`The partner answered ${reply.status}.`);
        const body: unknown = await reply.json();
        assert(body, Inventory);
        return body.lockers;
      } catch (error) {
        restsUntil = Date.now() + REST_MS;
        throw error;
      }
    },
  };
}

const Inventory = type({ lockers: array(PartnerLocker) });

export interface HasLockerPartners {
  /** The partners whose lockers we sell; null where none is configured. */
  lockerPartners: { bendysquare: LockerPartner | null; quadralink: LockerPartner | null };
}
