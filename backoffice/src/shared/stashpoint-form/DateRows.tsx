import { Legend } from '@cubby/design-system';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useInput } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useProblem } from './use-problem.ts';

interface DateRowsProps<T> {
  source: 'closures' | 'openingHoursExceptions';
  add: string;
  /** Returns a new row on a date. */
  begin: (date: string) => T;
  dateOf: (row: T) => string;
  /** Returns the fields of a row. */
  fields: (row: T, change: (next: T) => void) => ReactNode;
}

/** A list of dates in a form, to which one can be added and from which each can be removed. */
export function DateRows<T>({ source, add, begin, dateOf, fields }: DateRowsProps<T>) {
  const t = useTranslate();
  const { field } = useInput<Record<string, T[] | undefined>>({ source });
  const problem = useProblem(source);
  const all = (field.value ?? []) as T[];
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Legend>{t(`stashpoints.field.${source}`)}</Legend>
      {all.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id but its index.
        <Box key={index} sx={line}>
          {fields(row, (next) => field.onChange(all.map((each, at) => (at === index ? next : each))))}
          <IconButton
            aria-label={t('stashpoints.remove_date', { date: dateOf(row) })}
            onClick={() => field.onChange(all.filter((_, at) => at !== index))}
          >
            <CloseRounded />
          </IconButton>
        </Box>
      ))}
      <Button
        size="small"
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        onClick={() => field.onChange([...all, begin(tomorrow())])}
      >
        {add}
      </Button>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  );
}

const DAY_MS = 86_400_000;

/** Returns tomorrow as YYYY-MM-DD: today has already begun and can no longer be planned. */
function tomorrow(): string {
  return new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  '& > .MuiFormControl-root': { flex: '1 1 7.5rem' },
} as const;
