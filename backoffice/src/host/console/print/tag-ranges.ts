import { type CounterDay, doubleTag, isTagRange, type TagRange } from '@cubby/api';

type Say = (key: string, facts?: Record<string, unknown>) => string;

/** Returns the tags on bags in storage. */
export function tagsOut({ bookings }: CounterDay): string[] {
  return bookings.flatMap(({ bags }) =>
    bags.flatMap(({ tag, checked_out_at }) => (tag && checked_out_at === null ? [tag] : [])),
  );
}

/** Returns the problems of tag ranges by field, as text: an invalid range, or a tag that is in two ranges. */
export function checkRanges(ranges: readonly Partial<TagRange>[], out: readonly string[], t: Say) {
  const problems = ranges.map((range) => (isTagRange(range) ? {} : { last: t('booking.tags.no_range') }));
  const whole = ranges.filter(isTagRange);
  const double = whole.length === ranges.length ? doubleTag(whole) : null;
  if (double === null) return problems.some((each) => 'last' in each) ? { ranges: problems } : {};
  const at = ranges.findLastIndex((range) => isTagRange(range) && doubleTag([range, tagRangeOf(double)]) !== null);
  const message = t(out.includes(double) ? 'booking.tags.double_out' : 'booking.tags.double', { tag: double });
  return { ranges: problems.map((each, index) => (index === at ? { first: message } : each)) };
}

function tagRangeOf(tag: string): TagRange {
  const [prefix = '', number = '0'] = tag.match(/^([A-Z]*)(\d+)$/)?.slice(1) ?? [];
  return { prefix, first: Number(number), last: Number(number) };
}
