import { compileOpeningHours, hoursOn, type StashpointSummary } from '@cubby/api';
import { dateOf, FeatureBadge, Rating, StashpointCard, writeHours } from '@cubby/design-system';
import { useVariant } from '../experiments/use-variant.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { type Stay, stayQuery } from '../stay/stay.ts';
import { badgesOf } from './badges.ts';
import { tooSmallFor } from './too-small.ts';
import type { SeenState } from './use-seen.ts';
import { writeDistance } from './write-distance.ts';

interface StashpointItemProps {
  stashpoint: StashpointSummary;
  stay: Stay;
  active?: boolean;
  onActivate?: (active: boolean) => void;
  headingLevel?: 'h2' | 'h3';
  /** True for the first card of a page of cards: its picture is the largest visible one. */
  first?: boolean;
  /** True in a list of a whole city: what it is near says more there than the way from the middle. */
  inCity?: boolean;
}

/** A place in a list, with its price for the requested stay. */
export function StashpointItem({
  stashpoint,
  stay,
  active = false,
  onActivate,
  headingLevel = 'h3',
  first = false,
  inCity = false,
}: StashpointItemProps) {
  const i18n = useI18n();
  const { t, locale, number, money, paths, nameOf } = i18n;
  const { pricing_structure: pricing, nearest_city, nearest_landmark, stay_price } = stashpoint;
  const landmark = nameOf(nearest_landmark ?? { name: '', ...nearest_city });
  const kind = t(`stashpointTypes.${stashpoint.type}`);
  const hours = hoursOn(
    compileOpeningHours(stashpoint.opening_hours, stashpoint.opening_hours_exceptions),
    dateOf(stay.dropoff),
  );
  const shows = useVariant(16) !== 'no_distance' && !inCity;
  const distance = shows ? stashpoint.user_distance_km : null;
  return (
    <StashpointCard
      stashpoint={{
        href: paths.stashpoint(nearest_city, stashpoint.id, stayQuery(stay)),
        state: { seen: { stashpoint, stay } } satisfies SeenState,
        name: stashpoint.name,
        kind: distance === null ? t('stashpoint.kindNear', { kind, landmark }) : kind,
        picture: stashpoint.photos[0],
        hours: writeHours(hours, { closed: t('hours.closedThatDay'), allDay: t('hours.allDay') }),
        distance: distance === null ? undefined : writeDistance(distance, number),
        price: stay_price && money(stay_price.total, pricing.ccy, pricing.ccy_minor_in_major),
        priceNote: t('stay.covers', {
          bags: t('stay.bagCount', { smart_count: stay.bags }),
          days: t('stay.dayCount', { smart_count: stay_price?.days ?? 1 }),
        }),
        unavailable:
          stashpoint.availability === 'unavailable'
            ? (tooSmallFor(stashpoint, stay, t) ?? t('stashpoint.unavailable'))
            : undefined,
      }}
      rating={
        <Rating
          value={stashpoint.rating}
          label={stashpoint.rating === null ? '' : t('reviews.ratingOf', { rating: number(stashpoint.rating, 1) })}
          countLabel={`(${number(stashpoint.review_count)})`}
          emptyLabel={t('stashpoint.new')}
          locale={locale}
        />
      }
      badges={badgesOf(stashpoint, t).map((badge) => <FeatureBadge key={badge.label} {...badge} />)}
      active={active}
      headingLevel={headingLevel}
      first={first}
      {...(onActivate && { onActivate })}
    />
  );
}
