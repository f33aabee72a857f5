import { type CounterBooking, type CounterDay, freeTags, isTag, normaliseTag, tagsOf } from '@cubby/api';
import { bagsHere } from '../bookings/when.ts';
import { bagWithTag } from '../scan/find-bookings.ts';

/** Suggests a tag that is not in use for each bag of a booking; empty if the place has run out. */
export function suggestTags(day: CounterDay, booking: CounterBooking): string[] {
  const out = day.bookings.flatMap((each) => [...each.other_tags, ...bagsHere(each).flatMap(({ tag }) => tag ?? [])]);
  const free = freeTags(day.stashpoint.tag_ranges, out, booking.bag_count);
  return Array.from({ length: booking.bag_count }, (_, index) => free[index] ?? '');
}

export type TagProblem = { kind: 'out'; name: string } | { kind: 'twice' } | { kind: 'wrong' };

/** Returns the problems of the tags as typed; null for a bag whose tag is free, or that has none. */
export function checkTags(tags: readonly string[], bookings: readonly CounterBooking[]): (TagProblem | null)[] {
  const written = tags.map(normaliseTag);
  return written.map((tag, index) => {
    if (tag === '') return null;
    if (!isTag(tag)) return { kind: 'wrong' };
    if (written.indexOf(tag) !== index) return { kind: 'twice' };
    const out = bagWithTag(bookings, tag);
    return out ? { kind: 'out', name: `${out.booking.first_name} ${out.booking.last_name}` } : null;
  });
}

/** Returns the tag of a scan: of the ways to read it the one that this place has, or at least could be a tag. */
export function scannedTag(texts: readonly string[], { stashpoint }: CounterDay): string {
  const read = texts.map(normaliseTag);
  const own = new Set(tagsOf(stashpoint.tag_ranges));
  return read.find((tag) => own.has(tag)) ?? read.find(isTag) ?? read[0] ?? '';
}
