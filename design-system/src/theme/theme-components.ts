import type { Components, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { colour, radius, shadow, touchTarget } from '../tokens/index.ts';

/** MUI's parts dressed as Cubby: big targets, a ring one can see, quiet surfaces. */
export function componentOverrides(linkComponent: ElementType): Components<Theme> {
  return {
    MuiCssBaseline: { styleOverrides: baseline },
    MuiButtonBase: { defaultProps: { LinkComponent: linkComponent, disableRipple: true } },
    MuiLink: {
      defaultProps: { component: linkComponent },
      styleOverrides: { root: { textUnderlineOffset: '0.18em', textDecorationThickness: '0.08em' } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: touchTarget,
          borderRadius: radius.medium,
          paddingInline: 20,
          // Long German words must be able to wrap inside a button.
          lineHeight: 1.2,
          hyphens: 'auto',
        },
        outlined: { borderWidth: 1.5, borderColor: colour.fieldLine },
        sizeLarge: { minHeight: 56, fontSize: '1.0625rem', paddingInline: 26 },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: touchTarget, minHeight: touchTarget } } },
    MuiCheckbox: { styleOverrides: { root: { minWidth: touchTarget, minHeight: touchTarget } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: touchTarget } } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiCard: {
      styleOverrides: {
        root: { border: `1px solid ${colour.line}`, borderRadius: radius.large, boxShadow: shadow.card },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: { fontWeight: 600, borderRadius: 999 },
        clickable: { minHeight: touchTarget, paddingInline: 6 },
        outlined: { borderColor: colour.fieldLine },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: touchTarget,
          background: colour.white,
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 3, borderColor: colour.pine900 },
        },
        // The frame shows the focus; a second ring inside it would cover the label.
        input: { '&:focus-visible': { outline: 'none !important', boxShadow: 'none' } },
        notchedOutline: { borderColor: colour.fieldLine },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', marginInline: 2 } } },
    MuiInputLabel: { styleOverrides: { root: { '&.Mui-focused': { color: colour.pine700 } } } },
    MuiAlert: {
      styleOverrides: {
        root: {
          borderRadius: radius.medium,
          fontSize: '1rem',
          alignItems: 'center',
          variants: [
            { props: { severity: 'error' }, style: { background: colour.errorSoft, color: '#7A1A14' } },
            { props: { severity: 'info' }, style: { background: colour.sky200, color: colour.ink } },
            { props: { severity: 'success' }, style: { background: colour.pine100, color: colour.pine900 } },
            { props: { severity: 'warning' }, style: { background: colour.marigold100, color: colour.ink } },
          ],
        },
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large } } },
    MuiTooltip: { styleOverrides: { tooltip: { background: colour.ink, fontSize: '0.875rem' } } },
  };
}

const baseline = {
  html: { scrollPaddingTop: 88, overflowWrap: 'break-word' },
  body: { background: colour.paper, color: colour.ink, minHeight: '100dvh' },
  // One ring for everything, dark around light, so that it is seen on paper and on pine alike.
  ':focus-visible': {
    outline: `3px solid ${colour.pine900} !important`,
    outlineOffset: '2px !important',
    boxShadow: `0 0 0 2px ${colour.white}`,
  },
  '::selection': { background: colour.marigold400, color: colour.ink },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
