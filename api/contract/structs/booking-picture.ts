import { enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { BookingId, Instant } from '../vocabulary/words.ts';

/** What a picture of a booking is of: a bag at the counter, what a traveller reports, a host’s proof. */
export const BOOKING_PICTURE_PURPOSES = ['bag', 'report', 'answer'] as const;
export type BookingPicturePurpose = (typeof BOOKING_PICTURE_PURPOSES)[number];

/** How many pictures a booking has of each kind at most, so that none leaves no room for another. */
export const BOOKING_PICTURES_EACH: Record<BookingPicturePurpose, number> = { bag: 20, report: 6, answer: 6 };

/** Days after pick-up for which pictures of a booking are kept. */
export const BOOKING_PICTURE_DAYS = 90;

/** A picture that only those a booking is about may see. */
export const BookingPicture = type({
  id: string(),
  booking_id: BookingId,
  purpose: enums(BOOKING_PICTURE_PURPOSES),
  /** Of the bag it shows; null for one of all of them, or of something else. */
  bag_number: nullable(integer()),
  created: Instant,
  width: integer(),
  height: integer(),
  /** Opens the picture to whoever has it, for an hour at most: an address for a page, none to keep. */
  url: string(),
});
export type BookingPicture = Infer<typeof BookingPicture>;
