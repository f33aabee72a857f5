import { DateField } from '@cubby/design-system';
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useLabelKey } from './list-columns.ts';
import { type FilterProps, useFilterInput } from './use-filter-input.ts';

interface Boundary {
  /** The boundary sent to the API: the beginning of the chosen day, or of the day after. */
  day: 'from' | 'until';
}

/** A filter by a day from or until which. */
export function DayFilter({ source, label, day }: FilterProps & Boundary) {
  const t = useTranslate();
  const keyOf = useLabelKey();
  const { value, choose } = useFilterInput(source);
  return <DayField label={t(keyOf({ source, label }))} day={day} value={value} onChange={choose} />;
}

/** A filter by a day of the business, which the API receives as a date. */
export function BusinessDayFilter({ source, label }: FilterProps) {
  const t = useTranslate();
  const { locale } = useFormats();
  const keyOf = useLabelKey();
  const { value, choose } = useFilterInput(source);
  return <DateField label={t(keyOf({ source, label }))} value={value} locale={locale} onChange={choose} />;
}

interface DayFieldProps extends Boundary {
  label: string;
  /** An instant, or an empty text. */
  value: string;
  onChange: (instant: string) => void;
}

/** A day of the reader's own calendar, which the API receives as an instant. Not every day has 24 hours. */
export function DayField({ label, day, value, onChange }: DayFieldProps) {
  const { locale } = useFormats();
  const shift = day === 'until' ? 1 : 0;
  return (
    <DateField
      label={label}
      value={value && formatISO(addDays(parseISO(value), -shift), { representation: 'date' })}
      locale={locale}
      onChange={(date) => onChange(date && addDays(parseISO(date), shift).toISOString())}
    />
  );
}
