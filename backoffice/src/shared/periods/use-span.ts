import { localMoment, type Span } from '@cubby/api';
import { formatISO } from 'date-fns/formatISO';
import { useSearchParams } from 'react-router-dom';
import { isSpan, type SpanName, spanNamed } from './named-spans.ts';

export interface ChosenSpan {
  name: SpanName;
  span: Span;
  /** True once both dates of a custom range are set and valid; only then is it requested. */
  isWhole: boolean;
  chooseSpan: (name: SpanName) => void;
  chooseDays: (days: Partial<Span>) => void;
}

/**
 * A period kept in the page's address, so that it can be shared and bookmarked.
 *
 * @param timezone The zone of its days, by default the reader's.
 */
export function useSpan(names: readonly SpanName[], initial: SpanName, timezone?: string): ChosenSpan {
  const [search, setSearch] = useAddressed();
  const now = new Date();
  const today = timezone ? localMoment(now, timezone).date : formatISO(now, { representation: 'date' });
  const name = names.find((each) => each === search.get('span')) ?? initial;
  const own = { since: search.get('since') ?? '', until: search.get('until') ?? '' };
  const span = name === 'own_days' ? own : spanNamed(name, today);
  return {
    name,
    span,
    isWhole: isSpan(span),
    // A custom range starts with the dates that were shown.
    chooseSpan: (next) => setSearch({ span: next, ...(next === 'own_days' ? span : { since: '', until: '' }) }),
    chooseDays: setSearch,
  };
}

/** Parameters of the address; changing one keeps the others, and an empty text removes it. */
export function useAddressed() {
  const [search, setSearch] = useSearchParams();
  const set = (changes: Record<string, string>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changes)) value ? next.set(key, value) : next.delete(key);
        return next;
      },
      { replace: true },
    );
  return [search, set] as const;
}
