import { array, enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { PICTURE_ERRORS } from '../errors.ts';
import { BOOKING_PICTURE_PURPOSES, BookingPicture } from '../structs/booking-picture.ts';
import { SentFile } from '../structs/picture.ts';
import { bookingId } from '../structs/requests.ts';
import { min } from '../vocabulary/bounds.ts';
import { QueryCount } from '../vocabulary/words.ts';

/** Pictures that belong to a booking. A pass is enough: a traveller at a closed door should not have to sign in. */
export const bookingPictureEndpoints = {
  createBookingPicture: {
    method: 'POST',
    path: '/v2/bookings/{id}/pictures',
    summary: 'Stores a picture of a bag or proof from the counter, or a picture of a report from the traveller',
    roles: 'anyone',
    upload: true,
    params: bookingId,
    body: object({
      file: SentFile,
      purpose: enums(BOOKING_PICTURE_PURPOSES),
      bag_number: optional(min(QueryCount, 1)),
      /** ID of the report it belongs to, for a picture that is sent after the report. */
      incident_id: optional(string()),
      pass: optional(string()),
    }),
    response: BookingPicture,
    errors: ['NOT_FOUND', 'TOO_MANY_PICTURES', ...PICTURE_ERRORS],
    idempotent: true,
  },
  listBookingPictures: {
    method: 'GET',
    path: '/v2/bookings/{id}/pictures',
    summary: 'A booking’s pictures, oldest first, for its participants; URLs expire after an hour',
    roles: 'anyone',
    params: bookingId,
    query: object({ pass: optional(string()) }),
    response: array(BookingPicture),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
