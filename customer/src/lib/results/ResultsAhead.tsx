import { useMemo } from 'react';
import { useMinute } from '../rendering/use-minute.ts';
import { readStay } from '../stay/stay.ts';
import { readFilters } from './filters.ts';
import { useResults } from './use-results.ts';
import { type ResolvedTarget, useSearchTarget } from './use-search-target.ts';

/** Asks for the results of a search while its form is still filled in, so that they are there when they are opened. */
export default function ResultsAhead({ search }: { search: string }) {
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const { target } = useSearchTarget(query);
  return target && <FirstResults key={target.key} target={target} search={search} />;
}

function FirstResults({ target, search }: { target: ResolvedTarget; search: string }) {
  useResults(target, target.bounds, readStay(search, target.timezone, useMinute()), readFilters(search));
  return null;
}
