import { addDays } from 'date-fns/addDays';
import type { BookingState } from './booking-lifecycle.ts';

/** The two who write to each other about a booking. */
export const MESSAGE_SIDES = ['traveller', 'host'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Maximum length of a message. */
export const MESSAGE_LENGTH = 1000;

/** Maximum number of messages about a booking that one side can write within an hour. */
export const MESSAGES_AN_HOUR = 20;

/** Days after pick-up until which the two sides can write to each other. */
export const CONVERSATION_DAYS = 2;

interface TalkedStay {
  state: BookingState;
  pickup: Date;
  checked_out_at: Date | null;
}

/** Tells whether the two sides of a stay can write to each other: from its confirmation until two days after pick-up. */
export function isTalkOpen({ state, pickup, checked_out_at }: TalkedStay, now: Date): boolean {
  switch (state) {
    case 'checked_in':
      return true;
    case 'confirmed':
    case 'no_show':
      return now <= addDays(pickup, CONVERSATION_DAYS);
    case 'checked_out':
      return now <= addDays(checked_out_at ?? pickup, CONVERSATION_DAYS);
    case 'held':
    case 'expired':
    case 'cancelled':
      return false;
  }
}

/** Returns the other side of a conversation. */
export function otherSide(side: MessageSide): MessageSide {
  return side === 'traveller' ? 'host' : 'traveller';
}
