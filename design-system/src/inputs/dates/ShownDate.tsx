import ButtonBase from '@mui/material/ButtonBase';
import type { ComponentProps } from 'react';
import { fontWeight, radius } from '../../tokens/index.ts';
import { writeDay } from './written-date.ts';

interface ShownDateProps extends ComponentProps<'button'> {
  /** YYYY-MM-DD. */
  value: string;
  locale: string;
}

/** A date in words that opens the calendar. */
export function ShownDate({ value, locale, ...button }: ShownDateProps) {
  return (
    <ButtonBase {...button} sx={shown}>
      {writeDay(value, locale)}
    </ButtonBase>
  );
}

const shown = {
  font: 'inherit',
  fontWeight: fontWeight.strong,
  justifyContent: 'start',
  whiteSpace: 'nowrap',
  borderRadius: radius.small,
  minHeight: 48,
  paddingInline: 1.5,
} as const;
