import { usualTimes } from '@cubby/api';
import { SearchCard } from '@cubby/design-system';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { track } from '../analytics/track.ts';
import { useAppContext } from '../api/app-context.tsx';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { useDeviceTimezone } from '../rendering/use-page-time.ts';
import { BagSizesField } from '../stay/BagSizesField.tsx';
import { withBagCount } from '../stay/change-bags.ts';
import { earliestDropoff, type Stay } from '../stay/stay.ts';
import { useComingStay } from '../stay/use-stay.ts';
import { findTyped } from './find-typed.ts';
import { PlaceField } from './PlaceField.tsx';
import { rememberSearch } from './recent-searches.ts';
import { searchLabels } from './search-labels.ts';
import { type SearchTarget, searchQuery } from './search-target.ts';

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
  return (
    <SearchCard
      wide={wide}
      action={paths.search({})}
      place={
        <PlaceField
          value={target}
          onChange={(found) => {
            setTarget(found);
            setProblem(undefined);
          }}
          onType={(text) => {
            setTyped(text);
            setProblem(undefined);
          }}
          error={problem}
        />
      }
      stay={stay}
      onStayChange={(range) => setChosen({ ...chosen, ...range })}
      minimum={earliestDropoff(zone, now)}
      times={usualTimes}
      bags={stay.bags}
      onBagsChange={(bags) => setChosen(withBagCount(stay, bags))}
      bagSizes={<BagSizesField stay={stay} onChange={setChosen} />}
      onSubmit={search}
      labels={searchLabels(t, stay.bags)}
      locale={locale}
    />
  );
}
