import type { Booking } from '@cubby/api';

interface StayFields {
  dropoff: string;
  pickup: string;
  bag_count: number;
}

/** Returns only the fields that differ: a drop-off in the past must not be requested again. */
export function changedFields(
  booking: Pick<Booking, 'dropoff' | 'pickup' | 'bag_count'>,
  wanted: StayFields,
): Partial<StayFields> {
  return {
    ...(Date.parse(wanted.dropoff) !== Date.parse(booking.dropoff) && { dropoff: wanted.dropoff }),
    ...(Date.parse(wanted.pickup) !== Date.parse(booking.pickup) && { pickup: wanted.pickup }),
    ...(wanted.bag_count !== booking.bag_count && { bag_count: wanted.bag_count }),
  };
}
