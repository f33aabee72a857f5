import { usualTimes } from '@cubby/api';
import { SearchCard } from '@cubby/design-system';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { track } from '../analytics/track.ts';
import { useAppContext } from '../api/app-context.tsx';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { useDeviceTimezone } from '../rendering/use-page-time.ts';
import { type SearchTarget, searchQuery } from '../results/search-target.ts';
import { BagSizesField } from '../stay/BagSizesField.tsx';
import { withBagCount } from '../stay/change-bags.ts';
import { earliestDropoff, type Stay } from '../stay/stay.ts';
import { useComingStay } from '../stay/use-stay.ts';
import { useSettled } from '../timing/use-settled.ts';
import { findTyped } from './find-typed.ts';
import { PlaceField } from './PlaceField.tsx';
import { rememberSearch } from './recent-searches.ts';
import { searchLabels } from './search-labels.ts';

/** A pause between two steps of the number of bags. */
const AHEAD_MS = 150;

/** Only saves time: without a network the results say so themselves. */
const loadResultsAhead = () => import('../results/ResultsAhead.tsx').catch(() => ({ default: () => null }));
const ResultsAhead = lazy(loadResultsAhead);

interface StaySearchProps {
  /** The initial target; on a city's page it is that city. */
  target?: SearchTarget;
  timezone?: string | null;
  wide?: boolean;
}

/** The search card: it leads to the search page with place, times and bags in the address. */
export function StaySearch({ target: initial, timezone, wide = false }: StaySearchProps) {
  const { t, language, locale, nameOf, paths } = useI18n();
  const { addresses = false } = useAppContext().data;
  const [, go] = useLocation();
  const deviceZone = useDeviceTimezone();
  const zone = timezone ?? deviceZone;
  const { stay: asked, now } = useComingStay(zone);
  const [chosen, setChosen] = useState<Partial<Stay>>({});
  const stay = { ...asked, ...chosen };
  const [target, setTarget] = useState<SearchTarget | null>(initial ?? null);
  const [typed, setTyped] = useState(initial?.label ?? '');
  const [problem, setProblem] = useState<string>();
  const [isUsed, setUsed] = useState(false);
  const change = (next: Partial<Stay>) => {
    setChosen({ ...chosen, ...next });
    setUsed(true);
  };
  const wanted = isUsed && target ? paths.search(searchQuery(target, stay)).split('?')[1] : undefined;
  const ahead = useSettled(wanted, AHEAD_MS);

  const search = async () => {
    if (target) return begin(target);
    if (typed.trim() === '') return setProblem(t('search.placeMissing'));
    // Typed without a choice: the first suggestion is used.
    const found = await findTyped(typed, { language, addresses, nameOf }).catch(() => null);
    if (found) begin(found);
    else setProblem(t('search.nothing', { text: typed.trim() }));
  };
  const begin = (target: SearchTarget) => {
    rememberSearch(target);
    track('search', { place: target.route ?? 'position', bags: stay.bags });
    go(paths.search(searchQuery(target, stay)));
  };
  const card = (
    <SearchCard
      wide={wide}
      action={paths.search({})}
      place={
        <PlaceField
          value={target}
          onChange={(found) => {
            setTarget(found);
            setUsed(true);
            setProblem(undefined);
          }}
          onType={(text) => {
            void loadResultsAhead();
            setTyped(text);
            setProblem(undefined);
          }}
          error={problem}
        />
      }
      stay={stay}
      onStayChange={change}
      minimum={earliestDropoff(zone, now)}
      times={usualTimes}
      bags={stay.bags}
      onBagsChange={(bags) => change(withBagCount(stay, bags))}
      bagSizes={<BagSizesField stay={stay} onChange={change} />}
      onSubmit={search}
      labels={searchLabels(t, stay.bags)}
      locale={locale}
    />
  );
  return (
    <>
      {card}
      {ahead && (
        <Suspense>
          <ResultsAhead search={ahead} />
        </Suspense>
      )}
    </>
  );
}
