import type { BookingState } from '@cubby/api';
import type { I18n } from '../i18n/i18n.ts';

const TONES = {
  held: 'waiting',
  confirmed: 'good',
  checked_in: 'good',
  checked_out: 'over',
  expired: 'over',
  cancelled: 'over',
  no_show: 'over',
} as const satisfies Record<BookingState, string>;

/** Returns the status of a booking as a word and a tone. */
export function statusOf(state: BookingState, t: I18n['t']) {
  return { label: t(`booking.states.${state}`), tone: TONES[state] };
}
