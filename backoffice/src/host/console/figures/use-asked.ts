import { formatISO } from 'date-fns';
import { useSearchParams } from 'react-router-dom';
import { isSpan, SPANS, type SpanName, spanNamed } from './asked-span.ts';

/** What the page is about: kept in its address, so that it can be sent to somebody and found again. */
export function useAsked() {
  const [search, setSearch] = useSearchParams();
  const today = formatISO(new Date(), { representation: 'date' });
  const name: SpanName = SPANS.find((each) => each === search.get('span')) ?? 'this_month';
  const place = search.get('place') ?? '';
  const own = { since: search.get('since') ?? '', until: search.get('until') ?? '' };
  const span = name === 'own_days' ? own : spanNamed(name, today);
  const set = (changes: Record<string, string>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changes)) value ? next.set(key, value) : next.delete(key);
        return next;
      },
      { replace: true },
    );
  return {
    place,
    name,
    span,
    /** Own days are asked about once both are there and one span. */
    isWhole: isSpan(span),
    choosePlace: (id: string) => set({ place: id }),
    // Own days begin with those that were shown.
    chooseSpan: (next: SpanName) => set({ span: next, ...(next === 'own_days' ? span : { since: '', until: '' }) }),
    chooseDays: (days: { since?: string; until?: string }) => set(days),
  };
}
