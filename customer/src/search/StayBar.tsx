import { usualTimes } from '@cubby/api';
import {
  BagStepper,
  colour,
  DateTimeRange,
  dateOf,
  fontWeight,
  lineHeight,
  radius,
  textSize,
  touchTarget,
  visuallyHidden,
  writeDay,
} from '@cubby/design-system';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import { useLocation } from 'wouter';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { searchQuery } from '../lib/results/search-target.ts';
import type { ResolvedTarget } from '../lib/results/use-search-target.ts';
import { PlaceField } from '../lib/search-form/PlaceField.tsx';
import { searchLabels } from '../lib/search-form/search-labels.ts';
import { BagSizesField } from '../lib/stay/BagSizesField.tsx';
import { withBagCount } from '../lib/stay/change-bags.ts';
import { earliestDropoff, type Stay } from '../lib/stay/stay.ts';
import { writeBags } from '../lib/stay/write-bags.ts';

interface StayBarProps {
  target: ResolvedTarget;
  stay: Stay;
  now: Date;
  onChange: (stay: Stay) => void;
}

/** The place, times and bags of the search; every change searches immediately. */
export function StayBar({ target, stay, now, onChange }: StayBarProps) {
  const { t, locale, paths } = useI18n();
  const [, go] = useLocation();
  const labels = searchLabels(t, stay.bags);
  return (
    <Box
      component="details"
      sx={{ '& > summary': { listStyle: 'none' }, '& > summary::-webkit-details-marker': { display: 'none' } }}
    >
      <Box component="summary" sx={summary}>
        <Box
          component="span"
          sx={{ display: 'grid', minWidth: 0, lineHeight: { xs: lineHeight.heading, sm: lineHeight.text } }}
        >
          <strong>{target.label}</strong>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: { xs: textSize.small, sm: textSize.normal } }}>
            {writeRange(stay, locale)} · {stay.sizes ? writeBags(stay.sizes, t) : labels.bagCount}
          </Box>
        </Box>
        <Box component="span" sx={changes}>
          <EditRounded aria-hidden fontSize="small" />
          <Box component="span" sx={textOfChanges}>
            {t('search.changeSearch')}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5 }}>
        <PlaceField value={target} onChange={(chosen) => chosen && go(paths.search(searchQuery(chosen, stay)))} />
        <DateTimeRange
          value={stay}
          onChange={(range) => onChange({ ...stay, ...range })}
          minimum={earliestDropoff(target.timezone, now)}
          times={usualTimes}
          locale={locale}
          labels={labels}
        />
        <BagStepper
          value={stay.bags}
          onChange={(bags) => onChange(withBagCount(stay, bags))}
          labels={{ label: labels.bags, fewer: labels.fewerBags, more: labels.moreBags, value: labels.bagCount }}
        />
        <BagSizesField stay={stay} onChange={onChange} />
      </Box>
    </Box>
  );
}

/** "Sat 21 Nov, 10:00 – 17:00", with the second date only when it is another day. */
function writeRange({ dropoff, pickup }: Stay, locale: string): string {
  const write = (local: string) => writeDay(dateOf(local), locale);
  const sameDay = dropoff.slice(0, 10) === pickup.slice(0, 10);
  return `${write(dropoff)}, ${dropoff.slice(11)} – ${sameDay ? '' : `${write(pickup)}, `}${pickup.slice(11)}`;
}

const changes = {
  display: 'flex',
  gap: 0.75,
  alignItems: 'center',
  flexShrink: 0,
  color: 'primary.main',
  fontWeight: fontWeight.strong,
  fontSize: textSize.medium,
} as const;

/** On a phone only the pencil is shown. */
const textOfChanges = { '@media (width < 600px)': visuallyHidden } as const;

const summary = {
  cursor: 'pointer',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 1.5, sm: 2 },
  py: { xs: 0.25, sm: 1.5 },
  minHeight: touchTarget,
  border: `1.5px solid ${colour.lineField}`,
  borderRadius: radius.large,
  background: colour.surfaceField,
} as const;
