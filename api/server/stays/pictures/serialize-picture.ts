import type { BookingPicture } from '../../../contract/structs/booking-picture.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { linkToPicture } from './picture-links.ts';
import type { BookingPictureRow } from './store.ts';

export function serializePicture({ secret, now }: HasSecret & HasClock, row: BookingPictureRow): BookingPicture {
  return {
    id: row.id,
    booking_id: row.booking_id,
    purpose: row.purpose,
    bag_number: row.bag_number,
    created: row.created.toISOString(),
    width: row.width,
    height: row.height,
    url: linkToPicture(secret, row.id, now()),
  };
}
