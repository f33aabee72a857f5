import { colour, Legend } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { WeekDay } from './week.ts';

interface WeekFieldsProps {
  value: readonly WeekDay[];
  onChange: (week: WeekDay[]) => void;
  problem: string | undefined;
}

/** Opening hours of a simple week; details are added later, in the host console. */
export function WeekFields({ value, onChange, problem }: WeekFieldsProps) {
  const { t, locale } = useI18n();
  const names = useMemo(() => weekdays(locale), [locale]);
  const change = (changed: number, changes: Partial<WeekDay>) =>
    onChange(value.map((day, index) => (index === changed ? { ...day, ...changes } : day)));
  const [monday] = value;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Legend size="large">{t('host.form.week')}</Legend>
      {value.map(({ open, from, until }, index) => {
        const day = names[index] ?? '';
        return (
          <Box key={day} sx={row}>
            <FormControlLabel
              control={<Checkbox checked={open} onChange={(event) => change(index, { open: event.target.checked })} />}
              label={day}
            />
            {open ? (
              <>
                <Time
                  label={t('host.form.from', { day })}
                  value={from}
                  onChange={(time) => change(index, { from: time })}
                />
                <Time
                  label={t('host.form.until', { day })}
                  value={until}
                  onChange={(time) => change(index, { until: time })}
                />
              </>
            ) : (
              <Box sx={{ gridColumn: { sm: 'span 2' }, color: 'text.secondary' }}>{t('hours.closed')}</Box>
            )}
          </Box>
        );
      })}
      <FormHelperText error={problem !== undefined} {...(problem && { role: 'alert' })} sx={{ mx: 0, my: 1 }}>
        {problem ?? t('host.form.weekHint')}
      </FormHelperText>
      {monday && (
        <Button variant="outlined" onClick={() => onChange(value.map(() => ({ ...monday })))}>
          {t('host.form.copy')}
        </Button>
      )}
    </Box>
  );
}

function Time({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) {
  return (
    <TextField
      type="time"
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': label, step: 900 } }}
    />
  );
}

/** Names of the days, Monday first. */
function weekdays(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  return [5, 6, 7, 8, 9, 10, 11].map((date) => format.format(new Date(Date.UTC(1970, 0, date))));
}

const row = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1.2fr) 1fr 1fr' },
  '& > label': { gridColumn: { xs: '1 / -1', sm: 'auto' }, m: 0 },
  borderTop: `1px solid ${colour.line}`,
  py: 0.75,
  minHeight: 60,
} as const;
