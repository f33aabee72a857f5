import { type Infer, integer, object, refine, string } from 'superstruct';
import { max, min, pattern } from './bounds.ts';

/** Paper tags of a shop: a prefix and a range of numbers, both ends included. `A` 1–40 is A1 … A40. */
export const TagRange = refine(
  object({
    prefix: pattern(string(), /^[A-Z]{0,4}$/),
    first: max(min(integer(), 0), 99_999),
    last: max(min(integer(), 0), 99_999),
  }),
  'TagRange',
  ({ first, last }) => first <= last && last - first < 1_000,
);
export type TagRange = Infer<typeof TagRange>;

/** A tag as written on the paper; letters are capital. */
export const Tag = pattern(string(), /^[A-Z0-9][A-Z0-9-]{0,11}$/);
