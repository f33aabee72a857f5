import { colour, fontWeight, radius, touchTarget } from '@cubby/design-system';
import Box from '@mui/material/Box';

interface FilterSelectProps<V extends string> {
  label: string;
  value: V;
  options: readonly (readonly [value: V, label: string])[];
  onChange: (value: V) => void;
}

/** One of several, with the device's own list to choose from. */
export function FilterSelect<V extends string>({ label, value, options, onChange }: FilterSelectProps<V>) {
  return (
    <Box
      component="select"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(options.find(([each]) => each === event.target.value)?.[0] ?? value)}
      sx={select}
    >
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </Box>
  );
}

const select = {
  font: 'inherit',
  fontWeight: fontWeight.semibold,
  minHeight: touchTarget,
  px: 1.5,
  border: `1px solid ${colour.lineField}`,
  borderRadius: radius.medium,
  background: 'transparent',
  color: colour.text,
  maxWidth: '100%',
} as const;
