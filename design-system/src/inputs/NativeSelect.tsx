import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { colour, fontWeight, radius, touchTarget } from '../tokens/index.ts';

interface NativeSelectProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string; lang?: string }[];
  onChange: (value: V) => void;
  sx?: SxProps<Theme>;
}

/** Selects one of several options from the device's native list. */
export function NativeSelect<V extends string>({ label, value, options, onChange, sx = [] }: NativeSelectProps<V>) {
  return (
    <Box
      component="select"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(options.find((each) => each.value === event.target.value)?.value ?? value)}
      sx={[select, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {options.map((each) => (
        <option key={each.value} value={each.value} lang={each.lang}>
          {each.label}
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
  '& option': { color: colour.text, background: colour.surfaceRaised },
} as const;
