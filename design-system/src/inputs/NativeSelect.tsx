import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';
import { colour, fontWeight, radius, touchTarget } from '../tokens/index.ts';

interface NativeSelectProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string; lang?: string }[];
  onChange: (value: V) => void;
  /** The ground of the bar it is in. In a bar it cuts a text that is too long. */
  inBar?: 'page' | 'brand';
  /** Shown before the text if the screen is wide. */
  icon?: ReactNode;
}

/** Selects one of several options from the device's native list. */
export function NativeSelect<V extends string>({ label, value, options, onChange, inBar, icon }: NativeSelectProps<V>) {
  const field = (
    <Box
      component="select"
      aria-label={label}
      value={value}
      {...(inBar && { onKeyDown: openFirst })}
      onChange={(event) => onChange(options.find((each) => each.value === event.target.value)?.value ?? value)}
      sx={{
        ...select,
        ...(inBar && { ...bar, ...BARS[inBar] }),
        ...(icon ? { paddingInlineStart: { xs: 1, sm: 5 } } : {}),
      }}
    >
      {options.map((each) => (
        <option key={each.value} value={each.value} lang={each.lang}>
          {each.label}
        </option>
      ))}
    </Box>
  );
  return (
    <Box sx={{ ...around, ...(inBar && { color: BARS[inBar].color }) }}>
      {icon && (
        <Box aria-hidden sx={{ ...before, display: { xs: 'none', sm: 'flex' } }}>
          {icon}
        </Box>
      )}
      {field}
      <SelectArrow />
    </Box>
  );
}

/** The arrow at the end of a select whose own is left out: browsers put that against the edge. */
export function SelectArrow() {
  return <KeyboardArrowDownRounded aria-hidden fontSize="small" sx={arrow} />;
}

/**
 * Opens the list at a key that would change a closed one. In a bar a choice changes the whole page, so that it is made
 * in the list, and with Enter.
 */
function openFirst(event: KeyboardEvent<HTMLSelectElement>): void {
  const { currentTarget, key } = event;
  const isOpen = CSS.supports('selector(:open)') && currentTarget.matches(':open');
  const changes = /^(Arrow|Page|Home|End)/.test(key) || (key.length === 1 && key !== ' ');
  if (isOpen || !changes || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  currentTarget.showPicker?.();
}

const around = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  color: 'inherit',
  minWidth: 0,
  maxWidth: '100%',
} as const;

const arrow = { position: 'absolute', insetInlineEnd: 10, pointerEvents: 'none' } as const;

const select = {
  font: 'inherit',
  appearance: 'none',
  flexGrow: 1,
  fontWeight: fontWeight.semibold,
  minHeight: touchTarget,
  paddingInlineStart: 1.5,
  paddingInlineEnd: 5,
  border: `1px solid ${colour.lineField}`,
  borderRadius: radius.medium,
  background: 'transparent',
  color: colour.text,
  maxWidth: '100%',
  '& option': { color: colour.text, background: colour.surfaceRaised },
} as const;

const BARS = {
  page: { color: colour.text, border: `1.5px solid ${colour.line}` },
  brand: { color: colour.onBrand, border: `1.5px solid ${colour.lineOnBrand}` },
} as const;

const bar = {
  paddingInlineStart: 1,
  minWidth: 0,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
} as const;

const before = { position: 'absolute', insetInlineStart: 10, pointerEvents: 'none' } as const;
