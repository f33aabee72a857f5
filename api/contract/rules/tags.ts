import { is } from 'superstruct';
import { Tag, TagRange } from '../vocabulary/tags.ts';

/** As it is written on the paper: blanks and case do not count. */
export function normaliseTag(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** Every tag of a shop, in the order they hang on the wall. */
export function tagsOf(ranges: readonly TagRange[]): string[] {
  return ranges.flatMap(({ prefix, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => `${prefix}${first + index}`),
  );
}

/** A tag that stands in two ranges: two bags could not be told apart. Null where every tag is one. */
export function doubleTag(ranges: readonly TagRange[]): string | null {
  for (const [index, one] of ranges.entries())
    for (const other of ranges.slice(index + 1)) {
      const first = Math.max(one.first, other.first);
      if (one.prefix === other.prefix && first <= Math.min(one.last, other.last)) return `${one.prefix}${first}`;
    }
  return null;
}

/** The next `count` tags that hang on no bag; fewer where a shop has run out. */
export function freeTags(ranges: readonly TagRange[], out: Iterable<string>, count: number): string[] {
  const taken = new Set(out);
  return tagsOf(ranges)
    .filter((tag) => !taken.has(tag))
    .slice(0, count);
}

/** Whether a text can stand on a tag; it is normalised before. */
export function isTag(text: string): boolean {
  return is(text, Tag);
}

/** Whether a range is one, and not half typed. */
export function isTagRange(range: Partial<TagRange>): range is TagRange {
  return is(range, TagRange);
}
