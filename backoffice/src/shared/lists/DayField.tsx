import { DateField } from '@cubby/design-system';
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import type { DayFilter } from './columns.ts';

interface DayFieldProps {
  filter: DayFilter;
  /** An instant, or an empty text. */
  value: string;
  onChange: (instant: string) => void;
}

/** A day of the reader's own calendar, which the API receives as an instant. Not every day has 24 hours. */
export function DayField({ filter, value, onChange }: DayFieldProps) {
  const { locale } = useFormats();
  const shift = filter.day === 'until' ? 1 : 0;
  return (
    <DateField
      label={filter.label}
      value={value && formatISO(addDays(parseISO(value), -shift), { representation: 'date' })}
      locale={locale}
      onChange={(date) => onChange(date && addDays(parseISO(date), shift).toISOString())}
    />
  );
}
