import { DateField } from '@cubby/design-system';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface DateTimeFieldProps {
  label: string;
  /** YYYY-MM-DDTHH:MM, or empty. */
  value: string;
  required?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  onChange: (value: string) => void;
  onProblem?: (problem: string | null) => void;
}

/** A date and, once there is one, a time, which is midnight at first. */
export function DateTimeField({ label, value, onChange, ...rest }: DateTimeFieldProps) {
  const t = useTranslate();
  const { locale } = useFormats();
  const [date = '', time = '00:00'] = value ? value.split('T') : [];
  const timeLabel = t('booking.extension.time');
  // Widths grow with the text, so that both fields show all of it.
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '3 1 10.625rem', minWidth: 0 }}>
        <DateField
          {...rest}
          label={label}
          value={date}
          locale={locale}
          onChange={(day) => onChange(day && `${day}T${time}`)}
        />
      </Box>
      {date && (
        <Box sx={{ flex: '1 1 8.75rem', minWidth: 0 }}>
          <TextField
            type="time"
            fullWidth
            label={timeLabel}
            value={time}
            onChange={({ target }) => target.value && onChange(`${date}T${target.value}`)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-label': `${label}: ${timeLabel}` } }}
          />
        </Box>
      )}
    </Box>
  );
}
