import { colour, cubbyThemeOptions, denseTextSize, fontWeight, textSize } from '@cubby/design-system';
import type { CheckboxProps } from '@mui/material/Checkbox';
import type { ThemeOptions, TypographyVariantsOptions } from '@mui/material/styles';
import { RouterLink } from '../routing/RouterLink.tsx';

/** MUI’s own padding of a text field of medium size. */
const MUI_FIELD_PADDING = '16.5px 14px';

const cubby = cubbyThemeOptions({ linkComponent: RouterLink });
const type = cubby.typography as TypographyVariantsOptions;

/** Cubby's theme with tighter spacing: tables and forms need to fit more on a screen than a phone's page. */
export const consoleTheme: ThemeOptions = {
  ...cubby,
  typography: {
    ...type,
    h1: { ...type.h1, fontSize: denseTextSize.h1 },
    h2: { ...type.h2, fontSize: denseTextSize.h2 },
    h3: { ...type.h3, fontSize: denseTextSize.h3 },
    body1: { ...type.body1, fontSize: denseTextSize.body1 },
  },
  components: {
    ...cubby.components,
    // react-admin makes number and date fields smaller than text fields; in one form they should match.
    MuiTextField: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: {
          '& .MuiInputBase-sizeSmall .MuiOutlinedInput-input:not(textarea)': { padding: MUI_FIELD_PADDING },
          '& .MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 16px) scale(1)' },
        },
      },
    },
    // react-admin labels the frame of a checkbox; screen readers expect the label on the checkbox itself.
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
        root: { borderColor: colour.line, fontSize: textSize.medium },
        head: { fontWeight: fontWeight.strong, background: colour.surfaceMuted, whiteSpace: 'nowrap' },
      },
    },
    // With large text on a phone it takes two lines.
    MuiTablePagination: { styleOverrides: { toolbar: { flexWrap: 'wrap', justifyContent: 'flex-end' } } },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 32 } } },
  },
};
