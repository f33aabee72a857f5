import { tabStorage } from '@cubby/api/client';

const KEY = 'cubby.payment';

/** The page that a traveller left to confirm a payment elsewhere. */
export interface LeftFor {
  /** Address of the page with the form. */
  page: string;
  /** The pass of a payer who is not signed in: it must not appear in an address that is shared with others. */
  pass: string | null;
}

/** Remembers it for the life of the tab: a return in another browser finds nothing, and asks for no pass. */
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
