import { addDays } from 'date-fns/addDays';
import type { BookingState } from './booking-lifecycle.ts';

/** Ready-made emails from a place to a traveller. */
export const MESSAGE_KINDS = [
  'how_to_find',
  'still_coming',
  'bags_held',
  'collect_today',
  'pickup_over',
  'left_behind',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Maximum number of messages for a booking within 24 hours, from all senders together. */
export const MESSAGES_A_DAY = 5;

/** Days after collection in which a traveller can be told that they left something behind. */
const LEFT_BEHIND_DAYS = 30;

interface MessagedStay {
  state: BookingState;
  dropoff: Date;
  pickup: Date;
  checked_out_at: Date | null;
  /** Today's closing time of the place; null if it has closed already, or never closes. */
  closes: Date | null;
}

/** Returns the messages that fit a stay's status at `now`. */
export function fittingMessages(stay: MessagedStay, now: Date): MessageKind[] {
  return MESSAGE_KINDS.filter((kind) => FITS[kind](stay, now));
}

const isAhead = ({ state, pickup }: MessagedStay, now: Date) => state === 'confirmed' && now <= pickup;
const isInside = ({ state }: MessagedStay) => state === 'checked_in';

const FITS: Record<MessageKind, (stay: MessagedStay, now: Date) => boolean> = {
  how_to_find: isAhead,
  still_coming: (stay, now) => isAhead(stay, now) && now >= stay.dropoff,
  bags_held: isInside,
  collect_today: (stay) => isInside(stay) && stay.closes !== null,
  pickup_over: (stay, now) => isInside(stay) && now > stay.pickup,
  left_behind: ({ state, checked_out_at }, now) =>
    state === 'checked_out' && checked_out_at !== null && now <= addDays(checked_out_at, LEFT_BEHIND_DAYS),
};
