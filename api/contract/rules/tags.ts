import { is } from 'superstruct';
import { Tag, TagRange } from '../vocabulary/tags.ts';

/** Normalises a tag as written on the paper: blanks and case do not count. */
export function normaliseTag(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** Returns every tag of a shop, in the order of its ranges. */
export function tagsOf(ranges: readonly TagRange[]): string[] {
  return ranges.flatMap(({ prefix, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => `${prefix}${first + index}`),
  );
}

/** Returns a tag that is in two ranges, so that two bags could not be told apart; null if every tag is unique. */
export function doubleTag(ranges: readonly TagRange[]): string | null {
  for (const [index, one] of ranges.entries())
    for (const other of ranges.slice(index + 1)) {
      const first = Math.max(one.first, other.first);
      if (one.prefix === other.prefix && first <= Math.min(one.last, other.last)) return `${one.prefix}${first}`;
    }
  return null;
}

/** Returns the next `count` free tags; fewer if the shop runs out. */
export function freeTags(ranges: readonly TagRange[], out: Iterable<string>, count: number): string[] {
  const taken = new Set(out);
  return tagsOf(ranges)
    .filter((tag) => !taken.has(tag))
    .slice(0, count);
}

/** Checks that a text is valid as a tag; it has to be normalised first. */
export function isTag(text: string): boolean {
  return is(text, Tag);
}

/** Checks that a range is complete, and not half typed. */
export function isTagRange(range: Partial<TagRange>): range is TagRange {
  return is(range, TagRange);
}
