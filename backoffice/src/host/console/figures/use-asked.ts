import { formatISO } from 'date-fns/formatISO';
import { useSearchParams } from 'react-router-dom';
import { isSpan, SPANS, type SpanName, spanNamed } from './asked-span.ts';

/** The page's filters, kept in its address, so that they can be shared and bookmarked. */
export function useAsked() {
  const [search, setSearch] = useSearchParams();
  const today = formatISO(new Date(), { representation: 'date' });
  const name: SpanName = SPANS.find((each) => each === search.get('span')) ?? 'this_month';
  const stashpoint = search.get('place') ?? '';
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
    stashpoint,
    name,
    span,
    /** True once both dates of a custom range are set and valid; only then is it requested. */
    isWhole: isSpan(span),
    chooseStashpoint: (id: string) => set({ place: id }),
    // A custom range starts with the dates that were shown.
    chooseSpan: (next: SpanName) => set({ span: next, ...(next === 'own_days' ? span : { since: '', until: '' }) }),
    chooseDays: (days: { since?: string; until?: string }) => set(days),
  };
}
