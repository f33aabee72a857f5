import { distanceKm, type Position } from '@cubby/api';
import { EmptyState, LoadingState } from '@cubby/design-system';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { NotSoldHere, useIsSold } from '../lib/places/NotSoldHere.tsx';
import { searchQuery } from '../lib/results/search-target.ts';
import type { Stay } from '../lib/stay/stay.ts';

interface NearestCityProps {
  position: Position;
  stay: Stay;
  /** Shown if there is no city at all. */
  otherwise: ReactNode;
}

/** Shown if nothing is around a position: the nearest city, its distance, and a link to it. */
export function NearestCity({ position, stay, otherwise }: NearestCityProps) {
  const { t, nameOf, inPlace, number, paths } = useI18n();
  const { data, isLoading } = useApi('listLocations', { query: { ...position, any_distance: true, per_page: 1 } });
  const city = data?.items[0];
  const isSold = useIsSold(city?.currency_code ?? '');
  if (isLoading) return <LoadingState label={t('loading')} shape="cards" />;
  if (!city) return <EmptyState title={t('search.empty')} text={t('search.emptyText')} action={otherwise} />;
  if (!isSold) return <NotSoldHere currency={city.currency_code} />;
  const name = nameOf(city);
  const distance = distanceKm(position, city.center);
  const written = `${number(distance, distance < 10 ? 1 : 0)} km`;
  return (
    <EmptyState
      title={t('search.noneAround')}
      text={t('search.nearest', { in: inPlace(city), distance: written })}
      action={
        <Button
          component={Link}
          variant="contained"
          href={paths.search(searchQuery({ label: name, route: city.route }, stay))}
        >
          {t('search.toNearest', { in: inPlace(city) })}
        </Button>
      }
    />
  );
}
