import Box from '@mui/material/Box';
import { useRef } from 'react';
import { ShownDate } from './ShownDate.tsx';
import { useDatePicker } from './use-date-picker.ts';
import { writeDay } from './written-date.ts';

interface InlineDateFieldProps {
  label: string;
  /** YYYY-MM-DD. */
  value: string;
  minimum: string;
  locale: string;
  disabled: boolean;
  onChange: (value: string) => void;
  /** The problem with the entered date in words, or null if there is none. */
  onProblem: (problem: string | null) => void;
}

/**
 * A date in words inside another field's frame. Pressing it opens the calendar; with the keyboard day, month and year
 * are typed.
 */
export function InlineDateField(props: InlineDateFieldProps) {
  const { label, value, minimum, locale, disabled, onChange } = props;
  const box = useRef<HTMLElement>(null);
  const { picker, entry, enter, leave } = useDatePicker(locale, box);
  return (
    <Box ref={box} role="group" aria-label={label} sx={{ display: 'grid', flex: '1 1 auto', minWidth: 0 }}>
      {picker && <picker.Field {...props} language={picker.language} entry={entry} inline required />}
      {picker === undefined && (
        <ShownDate
          value={value}
          locale={locale}
          disabled={disabled}
          aria-label={`${label}, ${writeDay(value, locale)}`}
          aria-busy={entry !== null}
          onFocus={() => enter('focus')}
          onClick={() => enter('press')}
          onBlur={leave}
        />
      )}
      {picker === null && (
        // Without the picker's code the browser's own field has to do.
        <input
          type="date"
          aria-label={label}
          value={value}
          min={minimum}
          disabled={disabled}
          onChange={({ target }) => target.value && onChange(target.value)}
          style={{ font: 'inherit', color: 'inherit', background: 'transparent', border: 0 }}
        />
      )}
    </Box>
  );
}
