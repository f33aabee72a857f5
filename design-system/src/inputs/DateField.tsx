import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { writeNumbers } from './dates/date-text.ts';
import { useDatePicker } from './dates/use-date-picker.ts';

interface DateFieldProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  /** The first and the last date that may be chosen, YYYY-MM-DD. */
  minimum?: string;
  maximum?: string;
  /** BCP 47: the language of the calendar, and the order of day, month and year. */
  locale: string;
  disabled?: boolean;
  /** An empty field is then a problem, too. */
  required?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  /**
   * Gets the date when it is chosen or the field is left, and an empty text if it is left empty or with something that
   * is no date.
   */
  onChange: (value: string) => void;
  /** Gets what is wrong with the date in words, or null once it is right. The field shows it by itself. */
  onProblem?: (problem: string | null) => void;
}

/** A date to type, or to choose from a calendar, in the visitor's language whatever the device's language is. */
export function DateField({ label, value, locale, disabled = false, error = false, ...props }: DateFieldProps) {
  const { picker, entry, enter, leave } = useDatePicker(locale);
  const shared = { label, value, disabled, error };
  if (picker) return <picker.Field {...props} {...shared} locale={locale} language={picker.language} entry={entry} />;
  const { minimum, maximum, helperText, onChange } = props;
  if (picker === null)
    return (
      // Without the picker's code the browser's own field has to do.
      <TextField
        {...shared}
        type="date"
        fullWidth
        helperText={helperText}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: minimum, max: maximum } }}
      />
    );
  return (
    <TextField
      {...shared}
      value={writeNumbers(value, locale)}
      fullWidth
      helperText={helperText}
      onFocus={() => enter('focus')}
      onBlur={leave}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: true } }}
    />
  );
}
