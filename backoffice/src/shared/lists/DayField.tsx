import TextField from '@mui/material/TextField';
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import type { DayFilter } from './columns.ts';

interface DayFieldProps {
  filter: DayFilter;
  /** An instant, or an empty text. */
  value: string;
  onChange: (instant: string) => void;
}

/** A day of the reader's own calendar, which the API receives as an instant. Not every day has 24 hours. */
export function DayField({ filter, value, onChange }: DayFieldProps) {
  const shift = filter.day === 'until' ? 1 : 0;
  return (
    <TextField
      type="date"
      fullWidth
      label={filter.label}
      value={value ? formatISO(addDays(parseISO(value), -shift), { representation: 'date' }) : ''}
      onChange={({ target }) => {
        const chosen = parseISO(target.value);
        onChange(isValid(chosen) ? addDays(chosen, shift).toISOString() : '');
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
