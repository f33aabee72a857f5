import Box from '@mui/material/Box';
import {
  breakpoints,
  colour,
  fontWeight,
  radius,
  shadow,
  sheetTop,
  tabularNumbers,
  textSize,
  touchTarget,
} from '../tokens/index.ts';
import { SelectArrow } from './NativeSelect.tsx';

interface TimeSelectProps {
  label: string;
  /** HH:MM. */
  value: string;
  /** The times shown, in order; those that are not `choosable` are struck out. */
  hours: readonly string[];
  choosable: readonly string[];
  disabled: boolean;
  onChange: (time: string) => void;
}

/**
 * A time inside another field's frame, from the device's own list. Where browsers let a page style that list, it is a
 * sheet of hours: at the bottom of a phone, beside the field on a wide screen.
 */
export function TimeSelect({ label, value, hours, choosable, disabled, onChange }: TimeSelectProps) {
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center' }}>
      <Box
        component="select"
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        sx={select}
      >
        {!hours.includes(value) && <option value={value}>{value}</option>}
        {hours.map((each) => (
          <option key={each} value={each} disabled={!choosable.includes(each)}>
            {each}
          </option>
        ))}
      </Box>
      <SelectArrow />
    </Box>
  );
}

/** The full hours of a day beside the times that can be chosen, in order. */
export function hoursAround(times: readonly string[]): string[] {
  return [...new Set([...FULL_HOURS, ...times])].sort();
}

/** At night only what can be chosen is shown. */
const FULL_HOURS = Array.from({ length: 17 }, (_, index) => `${String(index + 6).padStart(2, '0')}:00`);

const sheet = {
  gridTemplateColumns: `repeat(4, minmax(${touchTarget + 16}px, 1fr))`,
  gap: 0.75,
  padding: 1.5,
  marginBlock: 0.5,
  maxHeight: '60vh',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  color: colour.text,
  boxShadow: shadow.raised,
  [`@media (max-width: ${breakpoints.sm - 1}px)`]: {
    position: 'fixed',
    inset: 'auto 0 0 0',
    width: 'auto',
    margin: 0,
    paddingBlock: 2,
    border: 0,
    borderRadius: sheetTop,
    positionArea: 'none',
  },
} as const;

const hour = {
  display: 'grid',
  placeItems: 'center',
  minHeight: touchTarget,
  padding: 0,
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  fontSize: textSize.normal,
  fontWeight: fontWeight.strong,
  '&::checkmark': { display: 'none' },
  '&:hover:enabled': { background: colour.accentSoft },
  '&:checked': { background: colour.accent, color: colour.onAccent, borderColor: colour.accent },
  '&:disabled': { color: colour.textMuted, textDecoration: 'line-through', borderColor: 'transparent' },
} as const;

const select = {
  font: 'inherit',
  fontWeight: fontWeight.strong,
  color: 'inherit',
  appearance: 'none',
  // A straight rule between date and time: a border would follow the round corners and look like half a frame.
  background: `linear-gradient(${colour.line}, ${colour.line}) left center / 1px 24px no-repeat`,
  border: 0,
  borderRadius: radius.small,
  minHeight: touchTarget,
  paddingInlineStart: 1.5,
  paddingInlineEnd: 5,
  cursor: 'pointer',
  ...tabularNumbers,
  '@supports (appearance: base-select)': {
    '&, &::picker(select)': { appearance: 'base-select' },
    alignItems: 'center',
    '&::picker-icon': { display: 'none' },
    '&::picker(select)': sheet,
    '&:open::picker(select)': { display: 'grid' },
    '& option': hour,
  },
} as const;
