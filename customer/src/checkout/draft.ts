import { BAG_SIZES, type BagSize, COOKIES, SESSION_DAYS } from '@cubby/api';
import { daysFromNow, deleteCookie, readCookie, writeCookie } from '@cubby/api/client';
import type { Contact } from '../lib/forms/contact.ts';

export type Sizes = Partial<Record<BagSize, number>>;

/** The traveller's entries during the checkout (specification §3: the checkout cart). */
export interface Draft {
  stashpointId: string;
  isAccessibilityRequired: boolean;
  /** Local times of the place, as in the address. */
  dateRange: { dropoff: string; pickup: string; bags: number; sizes?: string };
  /** Bags by size, where sizes were chosen. */
  storageSpace: Sizes | null;
  /** The answers to the other questions. */
  survey: { trees: number; coupon: string | null; guarantee: boolean | null; useCredit: boolean; fits?: string | null };
  contact: Contact | null;
}

/** Returns the saved draft if it belongs to this place; an unreadable cookie counts as none. */
export function readDraft(stashpointId: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(readCookie(COOKIES.checkout) ?? 'null');
    return isDraft(draft) && draft.stashpointId === stashpointId ? draft : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft): void {
  writeCookie(COOKIES.checkout, JSON.stringify(draft), daysFromNow(SESSION_DAYS));
}

export function forgetDraft(): void {
  deleteCookie(COOKIES.checkout);
}

/** Validates the cookie: anyone can write to it, as may older versions of the site. */
function isDraft(value: unknown): value is Draft {
  const draft = value as Draft | null;
  return (
    typeof draft?.stashpointId === 'string' &&
    typeof draft.isAccessibilityRequired === 'boolean' &&
    typeof draft.dateRange?.dropoff === 'string' &&
    typeof draft.dateRange.pickup === 'string' &&
    Number.isSafeInteger(draft.dateRange.bags) &&
    (draft.dateRange.sizes === undefined || typeof draft.dateRange.sizes === 'string') &&
    (draft.storageSpace === null || isSizes(draft.storageSpace)) &&
    Number.isSafeInteger(draft.survey?.trees) &&
    (draft.survey.guarantee === null || typeof draft.survey.guarantee === 'boolean') &&
    typeof draft.survey.useCredit === 'boolean' &&
    (draft.survey.coupon === null || typeof draft.survey.coupon === 'string') &&
    (!draft.survey.fits || typeof draft.survey.fits === 'string') &&
    (draft.contact === null || Object.values(draft.contact).every((text) => typeof text === 'string'))
  );
}

function isSizes(sizes: Sizes): boolean {
  return Object.entries(sizes).every(
    ([size, count]) => BAG_SIZES.some((known) => known === size) && Number.isSafeInteger(count) && count >= 0,
  );
}
