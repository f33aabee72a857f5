import type { Booking } from '@cubby/api';

/** The way there, on the open map: it works on every phone and needs no key. */
export function directionsUrl({ latitude, longitude }: Booking['stashpoint']): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=17/${latitude}/${longitude}`;
}
