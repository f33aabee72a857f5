import { addDays } from 'date-fns/addDays';
import { max } from 'date-fns/max';
import { type CurrencyCode, guaranteeOf } from '../vocabulary/currencies.ts';
import type { BookingState } from './booking-lifecycle.ts';
import type { Cover } from './cover.ts';

/** Causes of a claim: the bag was not returned, was broken, was taken by someone, or its contents are missing. */
export const CLAIM_CAUSES = ['lost', 'damaged', 'stolen', 'contents_missing'] as const;
export type ClaimCause = (typeof CLAIM_CAUSES)[number];

/** Kinds of things that are claimed; each loses its value at a rate of its own. */
export const CLAIM_ITEM_KINDS = ['bag', 'clothing', 'electronics', 'cosmetics', 'sports', 'other'] as const;
export type ClaimItemKind = (typeof CLAIM_ITEM_KINDS)[number];

export const CLAIM_FILE_PURPOSES = ['photo', 'receipt', 'police_report'] as const;
export type ClaimFilePurpose = (typeof CLAIM_FILE_PURPOSES)[number];

/** Maximum number of files of each kind in a claim, and of its items. */
export const CLAIM_FILES_EACH: Record<ClaimFilePurpose, number> = { photo: 12, receipt: 12, police_report: 4 };
export const CLAIM_ITEMS = 50;

/** Days after pick-up until which a claim can be made. */
export const CLAIM_DAYS = 7;
/** Days a host has to give their side of it. */
export const CLAIM_ANSWER_DAYS = 3;

/** Those who bear a compensation: the guarantee's fund, the host at fault, or the platform. */
export const CLAIM_BEARERS = ['guarantee', 'host', 'platform'] as const;
export type ClaimBearer = (typeof CLAIM_BEARERS)[number];

/** States as they are stored: `to_confirm` waits for a second member of staff. */
export type StoredClaimState = 'open' | 'needs_more' | 'to_confirm' | 'accepted' | 'refused';

/** States as travellers and hosts see them; a payout adds the last two. */
export const CLAIM_STATES = ['open', 'needs_more', 'accepted', 'refused', 'paid', 'returned'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Returns the state a claim shows: its own, or that of its payout. */
export function claimStateOf(
  state: StoredClaimState,
  payout: 'prepared' | 'sent' | 'left_out' | 'returned' | null,
): ClaimState {
  if (state === 'to_confirm') return 'open';
  if (state !== 'accepted') return state;
  if (payout === 'sent') return 'paid';
  return payout === 'returned' ? 'returned' : 'accepted';
}

interface ClaimableStay {
  state: BookingState;
  pickup: Date;
  /** Time at which the bags were handed back; null if they were not. */
  checked_out_at: Date | null;
}

/** Returns the end of the time for a claim: days after the booked or the later actual pick-up. */
export function claimableUntil({ pickup, checked_out_at }: Pick<ClaimableStay, 'pickup' | 'checked_out_at'>): Date {
  return addDays(max([pickup, checked_out_at ?? pickup]), CLAIM_DAYS);
}

/**
 * Tells whether bags of a stay were handed over by `now`. A check-in proves it. A host may forget one, so a confirmed
 * stay counts from its pick-up on; before that, or after a no-show, nothing shows that there were any bags.
 */
export function hadBags({ state, pickup }: Pick<ClaimableStay, 'state' | 'pickup'>, now: Date): boolean {
  return state === 'checked_in' || state === 'checked_out' || (state === 'confirmed' && now >= pickup);
}

/** Tells whether a claim can be made at `now`. */
export function isClaimable(stay: ClaimableStay, now: Date): boolean {
  return hadBags(stay, now) && now <= claimableUntil(stay);
}

/** Tells whether a traveller can still change a claim, or must. */
export function isClaimChangeable(state: StoredClaimState | ClaimState): boolean {
  return state === 'open' || state === 'needs_more';
}

export interface ClaimedItem {
  name: string;
  kind: ClaimItemKind;
  /** Number of the bag it was in, or of the bag itself. */
  bag: number;
  /** Its price when new, in minor units. */
  value: number;
  age_months: number;
}

/** A rule of staff for a kind: percent kept in the first year, the second, and so on; the last holds for later ones. */
export type Depreciations = Record<ClaimItemKind, readonly number[]>;

/** Returns what an item is still worth, minor units. */
export function depreciate({ kind, value, age_months }: ClaimedItem, table: Depreciations): number {
  const kept = table[kind];
  const percent = kept[Math.min(Math.floor(age_months / 12), kept.length - 1)] ?? 100;
  return Math.round((value * percent) / 100);
}

/** The sum that can still be paid for a bag, minor units: the guarantee of its currency, less what was accepted before. */
export function leftOfBag(currency: CurrencyCode, accepted: number): number {
  return Math.max(0, (guaranteeOf(currency) ?? 0) - accepted);
}

/** Returns the sums of items by the number of their bag. */
export function sumByBag(items: readonly Pick<ClaimedItem, 'bag'>[], amounts: readonly number[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [index, { bag }] of items.entries()) sums.set(bag, (sums.get(bag) ?? 0) + (amounts[index] ?? 0));
  return sums;
}

/** Suggests the amount for each item: its depreciated value, as far as the guarantee of its bag goes. */
export function suggestAmounts(
  items: readonly ClaimedItem[],
  table: Depreciations,
  left: (bag: number) => number,
): number[] {
  const rest = new Map<number, number>();
  return items.map((item) => {
    const room = rest.get(item.bag) ?? left(item.bag);
    const amount = Math.min(room, depreciate(item, table));
    rest.set(item.bag, room - amount);
    return amount;
  });
}

/** The parts of a claim still missing from its traveller. */
export const CLAIM_NEEDS = ['answer', 'photos', 'receipts', 'police_report', 'account'] as const;
export type ClaimNeed = (typeof CLAIM_NEEDS)[number];

interface NeedyClaim {
  state: ClaimState;
  cause: ClaimCause;
  items: readonly ClaimedItem[];
  police_reference: string | null;
  files: readonly { purpose: ClaimFilePurpose }[];
  hasAccount: boolean;
}

/** Returns what is missing from a claim. Files can be added until it is decided; the account is asked for afterwards. */
export function needsOf({ state, cause, items, police_reference, files, hasAccount }: NeedyClaim): ClaimNeed[] {
  const has = (purpose: ClaimFilePurpose) => files.some((file) => file.purpose === purpose);
  if (state === 'returned') return ['account'];
  if (state === 'accepted') return hasAccount ? [] : ['account'];
  if (!isClaimChangeable(state)) return [];
  return [
    ...(state === 'needs_more' ? (['answer'] as const) : []),
    ...(cause !== 'lost' && !has('photo') ? (['photos'] as const) : []),
    ...(items.some(({ value }) => value > 0) && !has('receipt') ? (['receipts'] as const) : []),
    ...(cause === 'stolen' && !police_reference && !has('police_report') ? (['police_report'] as const) : []),
  ];
}

/** Facts that make staff look twice; only they see them. */
export const CLAIM_SIGNALS = ['photo_used_before', 'many_claims', 'more_than_fits', 'not_bought'] as const;
export type ClaimSignal = (typeof CLAIM_SIGNALS)[number];

/** Claims of one person or at one place within a year from which staff are alerted. */
const MANY_CLAIMS = 3;
/** Things besides the bag itself that a bag usually holds at most. */
const CONTENTS_OF_A_BAG = 25;

/** Returns the signals of a claim. */
export function signalsOf(facts: {
  items: readonly ClaimedItem[];
  photosUsedBefore: number;
  earlierOfTraveller: number;
  earlierOfStashpoint: number;
  cover: Cover;
}): ClaimSignal[] {
  const { items, photosUsedBefore, earlierOfTraveller, earlierOfStashpoint, cover } = facts;
  const contents = items.filter(({ kind }) => kind !== 'bag');
  const perBag = sumByBag(
    contents,
    contents.map(() => 1),
  );
  return [
    ...(photosUsedBefore > 0 ? (['photo_used_before'] as const) : []),
    ...(Math.max(earlierOfTraveller, earlierOfStashpoint) >= MANY_CLAIMS ? (['many_claims'] as const) : []),
    ...([...perBag.values()].some((count) => count > CONTENTS_OF_A_BAG) ? (['more_than_fits'] as const) : []),
    ...(cover === 'none' ? (['not_bought'] as const) : []),
  ];
}

/** Returns the number of a claim that people read out: the beginning of its ID. */
export function claimNumber(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
