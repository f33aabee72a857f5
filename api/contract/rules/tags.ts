import { is } from 'superstruct';
import { Tag, type TagRange } from '../vocabulary/tags.ts';

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
