import type { StashpointFigures, WeekHour } from '@cubby/api';
import { FactCard, textSize, WeekHeat } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** A Monday, from which the names of the weekdays are formatted. */
const MONDAY = Date.UTC(2026, 10, 23);
const DAY_MS = 86_400_000;

/** A heat map of occupancy for each hour of the week, with the searches that found no space. */
export function HoursCard({ figures: { hours } }: { figures: StashpointFigures }) {
  const t = useTranslate();
  const { locale, share, count } = useFormats();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const fullness = ({ inside, room }: WeekHour) => (room > 0 ? Math.min(1, inside / room) : 0);
  // The fullest hour is the darkest: relative to full capacity, a quiet place would be uniformly pale.
  const fullest = hours.reduce((most, hour) => (fullness(hour) > fullness(most) ? hour : most));
  const most = fullness(fullest);
  const mostMissed = Math.max(...hours.map(({ missed }) => missed));
  const write = (hour: WeekHour) => {
    const text =
      hour.open || hour.inside > 0
        ? t('figures.hours.cell', { share: share(fullness(hour)), bags: count(hour.inside) })
        : t('figures.hours.closed');
    return hour.missed > 0 ? t('figures.hours.looked_for', { text, smart_count: hour.missed }) : text;
  };
  return (
    <FactCard title={t('figures.hours.title')}>
      <Box sx={{ color: 'text.secondary', fontSize: textSize.medium, mb: 1.5 }}>{t('figures.hours.text')}</Box>
      <WeekHeat
        hours={hours.map((hour) => ({
          weekday: hour.weekday,
          hour: hour.hour,
          share: most > 0 ? fullness(hour) / most : 0,
          isOpen: hour.open,
          missed: hour.missed / Math.max(1, mostMissed),
          text: write(hour),
        }))}
        words={{
          caption: t('figures.hours.caption'),
          day: t('figures.hours.day'),
          weekdays: [0, 1, 2, 3, 4, 5, 6].map((index) => weekday.format(MONDAY + index * DAY_MS)),
          hour: String,
          empty: t('figures.hours.empty'),
          full: t('figures.hours.full', { bags: count(fullest.inside), room: count(fullest.room) }),
          closed: t('figures.hours.closed'),
          missed: t('figures.hours.missed'),
        }}
      />
    </FactCard>
  );
}
