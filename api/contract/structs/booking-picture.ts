import { enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { BookingId, Instant } from '../vocabulary/words.ts';

/** Subject of a booking's picture: a bag at the counter, a traveller's report, a host’s proof. */
export const BOOKING_PICTURE_PURPOSES = ['bag', 'report', 'answer'] as const;
export type BookingPicturePurpose = (typeof BOOKING_PICTURE_PURPOSES)[number];

/** Maximum number of pictures of each kind per booking, so that one kind cannot use up the limit of another. */
export const BOOKING_PICTURES_EACH: Record<BookingPicturePurpose, number> = { bag: 20, report: 6, answer: 6 };

/** A picture that only participants of a booking may see. */
export const BookingPicture = type({
  id: string(),
  booking_id: BookingId,
  purpose: enums(BOOKING_PICTURE_PURPOSES),
  /** Number of the bag it shows; null for a picture of all bags, or of something else. */
  bag_number: nullable(integer()),
  created: Instant,
  width: integer(),
  height: integer(),
  /** Opens the picture for anyone with this address, for an hour at most: to show on a page, not to store. */
  url: string(),
});
export type BookingPicture = Infer<typeof BookingPicture>;
