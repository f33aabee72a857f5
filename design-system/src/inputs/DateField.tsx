import Box from '@mui/material/Box';
import { colour, fontWeight, radius } from '../tokens/index.ts';

interface DateFieldProps {
  label: string;
  /** YYYY-MM-DD. */
  value: string;
  minimum: string;
  locale: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/**
 * The browser's own date picker behind a date in the page's language. Browsers write the value in the device's language
 * and ignore ours, so the native field is only visible while it has the focus and is being typed into.
 */
export function DateField({ label, value, minimum, locale, disabled, onChange }: DateFieldProps) {
  return (
    <Box sx={{ position: 'relative', minHeight: 48, minWidth: 0, '&:has(input:focus) > span': { opacity: 0 } }}>
      <Box component="span" aria-hidden sx={shown}>
        {writeDate(value, locale)}
      </Box>
      <Box
        component="input"
        type="date"
        aria-label={label}
        value={value}
        min={minimum}
        disabled={disabled}
        required
        onClick={(event) => openPicker(event.currentTarget)}
        onChange={(event) => event.target.value && onChange(event.target.value)}
        sx={native}
      />
    </Box>
  );
}

function writeDate(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Some browsers open the picker only from its tiny icon; if they cannot open it from code, typing still works. */
function openPicker(input: HTMLInputElement) {
  if (!('showPicker' in input)) return;
  try {
    input.showPicker();
  } catch {
    input.focus();
  }
}

const shown = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInline: 1.75,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  pointerEvents: 'none',
} as const;

const native = {
  font: 'inherit',
  fontWeight: fontWeight.semibold,
  color: colour.text,
  width: '100%',
  height: '100%',
  minHeight: 48,
  border: 0,
  background: 'transparent',
  borderRadius: radius.small,
  paddingInline: 1.75,
  cursor: 'pointer',
  opacity: 0,
  '&:focus': { opacity: 1 },
} as const;
