import { type CounterBooking, foldText, normaliseBookingId, normaliseTag, plainDigits } from '@cubby/api';

/** Returns the bag with a given tag, if it is in storage. */
export function bagWithTag(bookings: readonly CounterBooking[], text: string) {
  const tag = normaliseTag(text);
  for (const booking of bookings) {
    const bag = booking.bags.find((each) => each.tag === tag && each.checked_out_at === null);
    if (bag) return { booking, bag };
  }
  return null;
}

/**
 * Finds bookings by tag, PIN, number or name, the surest match first. The tag of a bag in storage matches that bag
 * only, and bags on which it may be as well.
 */
export function findBookings(bookings: readonly CounterBooking[], text: string): CounterBooking[] {
  const typed = plainDigits(text).trim();
  if (typed === '') return [];
  const tag = normaliseTag(typed);
  const onBag = bagWithTag(bookings, typed);
  const tagged = [...(onBag ? [onBag.booking] : []), ...bookings.filter(({ other_tags }) => other_tags.includes(tag))];
  const byPin = /^\d{4}$/.test(typed) ? bookings.filter(({ pin }) => pin === typed) : [];
  if (tagged.length > 0 && byPin.length === 0) return tagged;
  const number = normaliseBookingId(typed);
  const byNumber = number.length >= 4 ? bookings.filter(({ id }) => id.startsWith(number)) : [];
  const words = foldText(typed).split(/\s+/);
  const byName = bookings.filter(({ first_name, last_name }) => {
    const names = foldText(`${first_name} ${last_name}`).split(/[\s-]+/);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
  const found = new Set([...tagged, ...byPin, ...byNumber, ...byName]);
  return [...found].sort((one, other) => rank(one) - rank(other));
}

/** Ranks bookings that can still be dropped off or picked up before completed ones. */
function rank({ state }: CounterBooking): number {
  return state === 'checked_in' ? 0 : state === 'confirmed' ? 1 : 2;
}
