import type { Booking } from '@cubby/api';
import useSWR from 'swr';
import { api } from '../api/api.ts';

/** A booking that this phone knows, with the signature that opens it, if it was not opened by its own traveller. */
export interface KnownBooking {
  booking: Booking;
  pass: string | null;
}

/** Returns the bookings that this phone knows without a connection; undefined while loading, and where not wanted. */
export function useKeptPasses(wanted: boolean): KnownBooking[] | undefined {
  return useSWR(wanted ? 'kept-passes' : null, readKeptPasses).data;
}

async function readKeptPasses(): Promise<KnownBooking[]> {
  // Loaded, and kept with the pages, wherever a pass was opened.
  const { listKeptPasses } = await import('../offline/offline.ts');
  const read = (await listKeptPasses()).map(async ({ id, pass }) => ({
    booking: await api.getBooking({ params: { id }, ...(pass !== null && { query: { pass } }) }),
    pass,
  }));
  const known = (await Promise.allSettled(read)).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return known.sort((a, b) => b.booking.dropoff.localeCompare(a.booking.dropoff));
}
