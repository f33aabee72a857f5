import { subDays } from 'date-fns/subDays';
import { BOOKING_PICTURE_DAYS } from '../../../contract/structs/booking-picture.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { deleteOldPictures } from './store.ts';

/** Deletes pictures that are no longer needed. Returns how many. */
export function forgetPictures({ database, now }: HasDatabase & HasClock): Promise<number> {
  return deleteOldPictures(database.query, subDays(now(), BOOKING_PICTURE_DAYS));
}
