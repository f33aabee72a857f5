import type { PlaceDetail, PlaceShort } from '@cubby/api';
import {
  colour,
  fontWeight,
  plainList,
  Section,
  ShareBar,
  TrustStrip,
  tabularNumbers,
  textLink,
} from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCover } from '../lib/content/use-cover.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { RouterLink } from '../lib/routing/RouterLink.tsx';

/** The prices per bag in a city, and its cheapest areas: real prices, including fees. */
export function PlaceCosts({ place }: { place: PlaceDetail }) {
  const { t, money, inPlace, paths } = useI18n();
  const { currency_code: currency, ccy_minor_in_major: minor, lowest_total, extra_day_cost } = place;
  const cover = useCover(currency);
  if (lowest_total === null) return null;
  const from = (sum: number) => t('placeCosts.from', { price: money(sum, currency, minor) });
  const facts = [
    { figure: from(lowest_total), text: t('placeCosts.firstDay') },
    ...(extra_day_cost === null ? [] : [{ figure: from(extra_day_cost), text: t('placeCosts.furtherDay') }]),
    ...(cover ? [{ figure: cover, text: t('placeCosts.cover') }] : []),
  ];
  const title = t('placeCosts.title', { in: inPlace(place) });
  return (
    <Section title={title} aside={<Link href={paths.pricing()}>{t('placeCosts.how')}</Link>}>
      <TrustStrip label={title} facts={facts} />
      <CostsByPart parts={place.children.filter(isPriced)} from={from} />
    </Section>
  );
}

type Priced = PlaceShort & { lowest_total: number };

function isPriced(part: PlaceShort): part is Priced {
  return part.lowest_total !== null;
}

/** The areas of a city from the cheapest on; the longest bar is the most expensive. */
function CostsByPart({ parts, from }: { parts: readonly Priced[]; from: (sum: number) => string }) {
  const { t, nameOf, paths } = useI18n();
  if (parts.length < 2) return null;
  const dearest = Math.max(...parts.map(({ lowest_total }) => lowest_total));
  return (
    <Box component="ul" aria-label={t('placeCosts.byPart')} sx={rows}>
      {parts
        .toSorted((one, other) => one.lowest_total - other.lowest_total)
        .map((part) => (
          <li key={part.id}>
            <RouterLink href={paths.place(part)}>{nameOf(part)}</RouterLink>
            <div>
              <ShareBar percent={(part.lowest_total / dearest) * 100} />
            </div>
            <b>{from(part.lowest_total)}</b>
          </li>
        ))}
    </Box>
  );
}

/** On the list and not in its rows, of which a city has two dozen. */
const rows = {
  ...plainList,
  display: 'grid',
  gap: 1,
  '& li': {
    display: { xs: 'flex', md: 'grid' },
    // With large text on a phone the price is below the name.
    flexWrap: 'wrap',
    gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 24rem) auto',
    columnGap: 2,
    alignItems: 'center',
  },
  '& a': { ...textLink, hyphens: 'auto', py: 0.5, flex: '1 1 6rem' },
  '& div': { flex: '0 1 5rem' },
  '& b': { ...tabularNumbers, fontWeight: fontWeight.strong, color: colour.textAccent },
} as const;
