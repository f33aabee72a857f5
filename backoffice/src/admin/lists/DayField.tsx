import TextField from '@mui/material/TextField';
import type { DayFilter } from './columns.ts';

interface DayFieldProps {
  filter: DayFilter;
  /** An instant, or nothing. */
  value: string;
  onChange: (instant: string) => void;
}

const DAY_MS = 86_400_000;

/** A day of the reader's own calendar; the API is asked for instants. */
export function DayField({ filter, value, onChange }: DayFieldProps) {
  const shift = filter.day === 'until' ? DAY_MS : 0;
  return (
    <TextField
      type="date"
      fullWidth
      label={filter.label}
      value={value ? localDate(new Date(Date.parse(value) - shift)) : ''}
      onChange={({ target }) => {
        const chosen = new Date(`${target.value}T00:00:00`);
        onChange(Number.isNaN(chosen.getTime()) ? '' : new Date(chosen.getTime() + shift).toISOString());
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** YYYY-MM-DD on this device's clock. */
function localDate(instant: Date): string {
  const shifted = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 10);
}
