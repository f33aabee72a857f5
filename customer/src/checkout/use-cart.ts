import { useRef, useState } from 'react';
import type { Contact } from '../lib/forms/contact.ts';
import { writeSizes } from '../lib/stay/bag-sizes.ts';
import type { Stay } from '../lib/stay/stay.ts';
import { keepDraft, readDraft, type Sizes } from './draft.ts';

/** The choices and entries for a booking, besides place and times. */
export interface Cart {
  contact: Contact | null;
  /** Null while the place may choose the units. */
  sizes: Sizes | null;
  stepFree: boolean;
  trees: number;
  coupon: string | null;
  /** Null until it is chosen, where it is optional: by law nothing that costs money is (2011/83/EU, article 22). */
  guarantee: boolean | null;
  useCredit: boolean;
  /** The doors that the traveller confirmed the bags fit behind. */
  fits?: string | null;
}

const EMPTY: Cart = {
  contact: null,
  sizes: null,
  stepFree: false,
  trees: 0,
  coupon: null,
  guarantee: null,
  useCredit: false,
};

/**
 * Returns the cart of a place, saved in a cookie with every change so that a reload loses nothing. Lockers chosen on the
 * way here count.
 */
export function useCart(
  stashpointId: string,
  stay: Stay,
  lockers: Sizes | null,
): [Cart, (part: Partial<Cart>) => void] {
  const [cart, setCart] = useState(() => ({ ...kept(stashpointId, stay), ...(lockers && { sizes: lockers }) }));
  // A code is accepted some time after it was requested: it changes the cart as it is by then.
  const latest = useRef(cart);
  const change = (part: Partial<Cart>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setCart(next);
    const { contact, sizes, stepFree, ...survey } = next;
    keepDraft({
      stashpointId,
      isAccessibilityRequired: stepFree,
      dateRange: {
        dropoff: stay.dropoff,
        pickup: stay.pickup,
        bags: stay.bags,
        ...(stay.sizes && { sizes: writeSizes(stay.sizes) }),
      },
      storageSpace: sizes,
      survey,
      contact,
    });
  };
  return [cart, change];
}

/** Returns the saved cart. Sizes belong to a number of bags: with another number they are chosen again. */
function kept(stashpointId: string, stay: Stay): Cart {
  const draft = readDraft(stashpointId);
  if (!draft) return EMPTY;
  const { contact, isAccessibilityRequired: stepFree, storageSpace, dateRange, survey } = draft;
  return { ...survey, contact, stepFree, sizes: dateRange.bags === stay.bags ? storageSpace : null };
}
