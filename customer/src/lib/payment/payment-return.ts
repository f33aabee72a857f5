import { tabStorage } from '../storage/storage.ts';

const KEY = 'cubby.payment';

/** Where somebody was who leaves to confirm a payment elsewhere. */
export interface LeftFor {
  /** Address of the page with the form. */
  page: string;
  /** Of whoever paid without signing in: it must not stand in an address that others are given. */
  pass: string | null;
}

/** Remembers it as long as the tab: another browser that is come back to knows nothing, and asks for no pass. */
export function rememberLeaving(bookingId: string, left: LeftFor): void {
  tabStorage.setItem(KEY, JSON.stringify({ bookingId, ...left }));
}

export function leftFor(bookingId: string): LeftFor | null {
  try {
    const kept = JSON.parse(tabStorage.getItem(KEY) ?? 'null') as (LeftFor & { bookingId: string }) | null;
    return kept?.bookingId === bookingId ? kept : null;
  } catch {
    return null;
  }
}
