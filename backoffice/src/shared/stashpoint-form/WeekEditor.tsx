import type { OpeningHours } from '@cubby/api';
import { fontWeight, Legend, textSize } from '@cubby/design-system';
import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useInput } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { isAllDay, weekdayNames } from '../values/opening-hours.ts';
import { CopyDay } from './CopyDay.tsx';
import { TimeField } from './TimeField.tsx';
import { useProblem } from './use-problem.ts';
import { isPastMidnight, ROUND_THE_CLOCK, sorted, USUAL_DAY, withDayOn } from './week.ts';

/**
 * The weekly hours as a table of days: each has any number of periods, none means closed. A period may end after
 * midnight.
 */
export function WeekEditor() {
  const t = useTranslate();
  const { locale } = useFormats();
  const { field } = useInput<Record<string, OpeningHours[] | undefined>>({ source: 'openingHours' });
  const problem = useProblem('openingHours');
  const hours = (field.value ?? []) as OpeningHours[];
  const set = (next: OpeningHours[]) => field.onChange(sorted(next));
  return (
    <Box component="fieldset" sx={frame}>
      <Legend>{t('stashpoints.field.openingHours')}</Legend>
      {weekdayNames(locale).map((name, day) => (
        <Box key={name} role="group" aria-label={name} sx={row}>
          <Box sx={dayName}>{name}</Box>
          <Box sx={stretches}>
            {hours.map(
              (stretch, index) =>
                stretch.day === day && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a period has no id but its index.
                  <Box key={index} sx={times}>
                    <TimeField
                      label={t('stashpoints.opens')}
                      value={stretch.open}
                      onChange={(open) => set(hours.map((each) => (each === stretch ? { ...each, open } : each)))}
                    />
                    <TimeField
                      label={t('stashpoints.closes')}
                      value={stretch.close}
                      onChange={(close) => set(hours.map((each) => (each === stretch ? { ...each, close } : each)))}
                    />
                    <IconButton
                      aria-label={t('stashpoints.remove_stretch', { day: name })}
                      onClick={() => set(hours.filter((each) => each !== stretch))}
                    >
                      <CloseRounded />
                    </IconButton>
                    {(isAllDay(stretch) || isPastMidnight(stretch)) && (
                      <Box sx={{ gridColumn: '1 / -1', color: 'text.secondary', fontSize: textSize.small }}>
                        {t(isAllDay(stretch) ? 'place.all_day' : 'stashpoints.past_midnight')}
                      </Box>
                    )}
                  </Box>
                ),
            )}
            {!hours.some((stretch) => stretch.day === day) && (
              <Box sx={{ color: 'text.secondary', pt: 1.5 }}>{t('place.closed')}</Box>
            )}
          </Box>
          <Box sx={{ display: 'flex', gridRow: 1, gridColumn: { xs: 2, sm: 3 } }}>
            <IconButton
              aria-label={t('stashpoints.add_stretch', { day: name })}
              onClick={() => set([...hours, { day, ...USUAL_DAY }])}
            >
              <AddRounded />
            </IconButton>
            <CopyDay day={name} onCopy={(others) => set(withDayOn(hours, day, others))} />
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => set(ROUND_THE_CLOCK)}>
          {t('stashpoints.round_the_clock')}
        </Button>
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  );
}

const frame = { border: 0, m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 } as const;
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '64px minmax(0, 1fr) auto' },
  gap: 1,
  alignItems: 'start',
} as const;
// On a phone the day and its actions are above its hours, because the minutes would not fit otherwise.
const dayName = {
  fontWeight: fontWeight.strong,
  gridColumn: 1,
  pt: { xs: 1, sm: 1.5 },
} as const;
const stretches = { display: 'grid', gap: 1, minWidth: 0, gridColumn: { xs: '1 / -1', sm: 2 } } as const;
const times = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: 1,
  alignItems: 'center',
} as const;
