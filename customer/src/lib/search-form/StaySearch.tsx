import { SearchCard } from '@cubby/design-system';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { deviceTimezone, earliestDropoff } from '../stay.ts';
import { useStay } from '../use-stay.ts';
import { PlaceField } from './PlaceField.tsx';
import { searchLabels } from './search-labels.ts';
import { type SearchTarget, searchQuery } from './search-target.ts';

interface StaySearchProps {
  /** Where the search begins; on a city's page it is that city. */
  target?: SearchTarget;
  timezone?: string | null;
  wide?: boolean;
}

/** The search card at work: it leads to the search page with place, times and bags in the address. */
export function StaySearch({ target: initial, timezone, wide = false }: StaySearchProps) {
  const { t, locale, paths } = useI18n();
  const [, go] = useLocation();
  const zone = timezone ?? deviceTimezone();
  const { stay: asked, now } = useStay(zone);
  const [stay, setStay] = useState(asked);
  const [target, setTarget] = useState<SearchTarget | null>(initial ?? null);
  const [missing, setMissing] = useState(false);

  const search = () => {
    if (!target) return setMissing(true);
    go(paths.search(searchQuery(target, stay)));
  };
  return (
    <SearchCard
      wide={wide}
      place={
        <PlaceField
          value={target}
          onChange={(chosen) => {
            setTarget(chosen);
            setMissing(false);
          }}
          error={missing ? t('search.placeMissing') : undefined}
        />
      }
      stay={stay}
      onStayChange={(range) => setStay({ ...stay, ...range })}
      minimum={earliestDropoff(zone, now)}
      bags={stay.bags}
      onBagsChange={(bags) => setStay({ ...stay, bags })}
      onSubmit={search}
      labels={searchLabels(t, stay.bags)}
      locale={locale}
    />
  );
}
