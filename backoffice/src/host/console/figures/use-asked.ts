import type { SpanName } from '../../../shared/periods/named-spans.ts';
import { useAddressed, useSpan } from '../../../shared/periods/use-span.ts';

export const ASKED_SPANS = ['this_month', 'last_month', 'year', 'own_days'] as const satisfies SpanName[];

/** The page's filters, kept in its address. */
export function useAsked() {
  const [search, set] = useAddressed();
  return {
    ...useSpan(ASKED_SPANS, 'this_month'),
    stashpoint: search.get('place') ?? '',
    chooseStashpoint: (id: string) => set({ place: id }),
  };
}
