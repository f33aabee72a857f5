import type { ThemeOptions } from '@mui/material/styles';
import type { ElementType } from 'react';
import {
  colour,
  fontWeight,
  forcedColours,
  lineHeight,
  linkLine,
  radius,
  reducedMotion,
  ring,
  shadow,
  textSize,
  touchTarget,
} from '../tokens/index.ts';
import { forcedColourStyles } from './forced-colours.ts';
import { labelInside } from './label-inside.ts';
import { moreContrast } from './more-contrast.ts';
import { onPaper } from './on-paper.ts';
import { SteadyButton } from './SteadyButton.tsx';

/** MUI's components in Cubby's style: big targets, a visible focus ring, quiet surfaces. */
export function componentOverrides(linkComponent: ElementType): NonNullable<ThemeOptions['components']> {
  return {
    MuiCssBaseline: { styleOverrides: baseline },
    MuiButtonBase: { defaultProps: { ...steady, ...native, LinkComponent: linkComponent, disableRipple: true } },
    MuiLink: {
      defaultProps: { component: linkComponent },
      styleOverrides: { root: linkLine },
    },
    MuiButton: {
      defaultProps: { ...steady, disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: touchTarget,
          borderRadius: radius.medium,
          paddingInline: '20px',
          // Long German words must be able to wrap inside a button.
          lineHeight: lineHeight.tight,
          hyphens: 'auto',
        },
        outlined: { borderWidth: 1.5, borderColor: colour.lineField },
        sizeLarge: { minHeight: 56, fontSize: textSize.large, paddingInline: '24px' },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: touchTarget, minHeight: touchTarget } } },
    MuiCheckbox: { styleOverrides: { root: { minWidth: touchTarget, minHeight: touchTarget } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: touchTarget } } },
    // Higher surfaces are lighter through their own role, not through an overlay.
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiAutocomplete: { styleOverrides: { paper: { border: `1px solid ${colour.line}`, boxShadow: shadow.raised } } },
    MuiCard: {
      styleOverrides: {
        root: { border: `1px solid ${colour.line}`, borderRadius: radius.large, boxShadow: shadow.card },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: { fontWeight: fontWeight.semibold, borderRadius: radius.pill },
        clickable: { minHeight: touchTarget, paddingInline: '4px' },
        outlined: { borderColor: colour.lineField },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: touchTarget,
          background: colour.surfaceField,
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 3, borderColor: colour.focus },
        },
        // The frame shows the focus; a second ring inside it would cover the label.
        input: { '&:focus-visible': { outline: 'none !important', boxShadow: 'none' } },
        notchedOutline: { borderColor: colour.lineField },
      },
    },
    MuiFormControl: { styleOverrides: { root: labelInside } },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: textSize.small, marginInline: 2 } } },
    MuiFormControlLabel: { styleOverrides: { label: { minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' } } },
    MuiInputLabel: { styleOverrides: { root: { '&.Mui-focused': { color: colour.accent } } } },
    MuiAlert: {
      // What went well waits for what is being read.
      defaultProps: { slotProps: { root: ({ role, severity }) => ({ role: role ?? URGENCY[severity ?? 'success'] }) } },
      styleOverrides: {
        root: {
          borderRadius: radius.medium,
          fontSize: textSize.normal,
          alignItems: 'center',
          // In large text on a small phone an action stands below its message.
          flexWrap: 'wrap',
          variants: [
            { props: { severity: 'error' }, style: { background: colour.dangerSoft, color: colour.onDangerSoft } },
            { props: { severity: 'info' }, style: { background: colour.infoSoft, color: colour.onSoft } },
            { props: { severity: 'success' }, style: { background: colour.accentSoft, color: colour.onAccentSoft } },
            { props: { severity: 'warning' }, style: { background: colour.highlightSoft, color: colour.onSoft } },
          ],
        },
        message: { flex: '1 1 6em', minWidth: 0 },
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { variants: [{ props: { invisible: false }, style: { backgroundColor: colour.scrim } }] },
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large } } },
    MuiTooltip: {
      styleOverrides: { tooltip: { background: colour.text, color: colour.surface, fontSize: textSize.small } },
    },
  };
}

const steady = { component: SteadyButton };

/** MUI's own word for a component that is a `button`. */
const native = { internalNativeButton: true };

const URGENCY = { success: 'status', info: 'status', warning: 'alert', error: 'alert' } as const;

const POINTING = ['ArrowBack', 'ArrowForward', 'Backspace', 'Logout', 'OpenInNew', 'TrendingDown'];

const baseline = {
  html: { scrollPaddingTop: 24, overflowWrap: 'break-word' },
  body: { background: colour.surface, color: colour.text, minHeight: '100dvh' },
  // One ring for everything, dark around light or light around dark, so that it is visible on every background.
  ':focus-visible': {
    outline: `3px solid ${colour.focus} !important`,
    outlineOffset: '2px !important',
    boxShadow: ring.outside(colour.focusHalo),
  },
  '::selection': { background: colour.highlight, color: colour.onHighlight },
  // Icons that point along the line, where lines begin on the right.
  [`[dir=rtl] :is(${POINTING.map((icon) => `[data-testid=${icon}RoundedIcon]`).join()})`]: { transform: 'scaleX(-1)' },
  '@media (prefers-reduced-motion: reduce)': reducedMotion,
  '@media (prefers-contrast: more)': moreContrast,
  [forcedColours]: forcedColourStyles,
  '@media print': onPaper,
} as const;
