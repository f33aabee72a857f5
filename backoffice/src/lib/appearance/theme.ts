import { colour, createCubbyTheme, denseTextSize, night, radius, textSize } from '@cubby/design-system';
import type { CheckboxProps } from '@mui/material/Checkbox';
import { type Components, createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { RouterLink } from '../routing/RouterLink.tsx';

// react-admin makes a theme of whatever it gets, so it gets the parts of ours and not the finished object.
const { palette, shape, typography, components = {} } = createCubbyTheme({ linkComponent: RouterLink });

const denseType = {
  ...typography,
  h1: { ...typography.h1, fontSize: denseTextSize.h1 },
  h2: { ...typography.h2, fontSize: denseTextSize.h2 },
  h3: { ...typography.h3, fontSize: denseTextSize.h3 },
  body1: { ...typography.body1, fontSize: denseTextSize.body1 },
};

export const lightTheme: ThemeOptions = createTheme({
  palette: {
    mode: 'light',
    primary: palette.primary,
    secondary: palette.secondary,
    error: palette.error,
    warning: palette.warning,
    success: palette.success,
    info: palette.info,
    text: palette.text,
    background: palette.background,
    divider: palette.divider,
  },
  shape,
  typography: denseType,
  components: componentsFor(components, { field: colour.white, fieldLine: colour.fieldLine, head: colour.paperDeep }),
});

export const darkTheme: ThemeOptions = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: night.pine, dark: night.pineDeep, light: night.pineDeep, contrastText: night.onPine },
    secondary: { main: night.tangerine, contrastText: night.onPine },
    error: { main: night.error, contrastText: night.onPine },
    warning: { main: night.marigold, contrastText: night.onPine },
    success: { main: night.pine, contrastText: night.onPine },
    info: { main: night.pine, contrastText: night.onPine },
    text: { primary: night.ink, secondary: night.inkSoft },
    background: { default: night.ground, paper: night.shelf },
    divider: night.line,
  },
  shape,
  typography: denseType,
  components: {
    ...componentsFor(components, { field: night.raised, fieldLine: night.fieldLine, head: night.raised }),
    MuiCssBaseline: {
      styleOverrides: {
        ...baselineOf(components),
        body: { background: night.ground, color: night.ink, minHeight: '100dvh' },
        ':focus-visible': { outline: `3px solid ${night.marigold} !important`, outlineOffset: '2px !important' },
      },
    },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${night.line}`, borderRadius: radius.large } } },
    MuiInputLabel: { styleOverrides: { root: { '&.Mui-focused': { color: night.pine } } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTooltip: {
      styleOverrides: { tooltip: { background: night.ink, color: night.onPine, fontSize: textSize.small } },
    },
  },
});

/** Our parts, and those that only a console has: tables and their heads, a little denser than on a phone. */
function componentsFor(
  parts: Components<Theme>,
  ground: { field: string; fieldLine: string; head: string },
): NonNullable<ThemeOptions['components']> {
  const input = {
    minHeight: 48,
    background: ground.field,
    '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 3 },
    // The frame of the field is the ring; a second one inside it would only be in the way.
    '& :focus-visible': { outline: 'none !important', boxShadow: 'none' },
  };
  return {
    ...(parts as NonNullable<ThemeOptions['components']>),
    MuiOutlinedInput: {
      styleOverrides: { root: input, notchedOutline: { borderColor: ground.fieldLine } },
    },
    // react-admin makes fields of numbers and dates smaller than those of texts; in one form all are alike.
    MuiTextField: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: {
          '& .MuiOutlinedInput-input.MuiInputBase-inputSizeSmall': { padding: '16.5px 14px' },
          '& .MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 16px) scale(1)' },
        },
      },
    },
    // react-admin names the frame of a box to tick; a screen reader looks for the name on the box itself.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (box: { 'aria-label'?: string }) => ({ 'aria-label': box['aria-label'] }),
        } as CheckboxProps['slotProps'] & object,
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({ borderColor: theme.palette.divider, fontSize: textSize.medium }),
        head: { fontWeight: 650, background: ground.head, whiteSpace: 'nowrap' },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 32 } } },
  };
}

function baselineOf(parts: Components<Theme>) {
  return (parts.MuiCssBaseline?.styleOverrides ?? {}) as Record<string, object>;
}
