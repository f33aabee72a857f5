import type { Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { colour, fontWeight, forcedColours, forcedMark, radius, textSize, touchTarget } from '../../tokens/index.ts';

/** The space between two days, in pixels. */
const GAP = 4;
const WEEK = 7 * (touchTarget + GAP);
/** The calendar's margin on a phone, on both sides. */
const MARGIN = 16;

/**
 * Cubby's theme with styles for MUI's date pickers. They are loaded with the pickers, because the first page has
 * neither.
 */
export function withPickers(theme: Theme): Theme {
  return { ...theme, components: { ...theme.components, ...pickers } };
}

const pickers: Theme['components'] = {
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: touchTarget,
        // So that a date in large text fits a small phone.
        '& .MuiInputAdornment-positionEnd': { marginInlineStart: 0 },
        background: colour.surfaceField,
        '&.Mui-focused .MuiPickersOutlinedInput-notchedOutline': { borderWidth: 3, borderColor: colour.focus },
        '&.Mui-error .MuiPickersOutlinedInput-notchedOutline': { [forcedColours]: { borderWidth: 3 } },
        // The frame shows the focus, and the selected text which part is being typed.
        '& .MuiPickersSectionList-root :focus-visible': { outline: 'none !important', boxShadow: 'none' },
      },
      notchedOutline: { borderColor: colour.lineField },
    },
  },
  MuiPickerPopper: {
    styleOverrides: { paper: { border: `1px solid ${colour.line}`, borderRadius: radius.large } },
  },
  MuiDateCalendar: {
    styleOverrides: {
      root: { width: `min(${WEEK + MARGIN}px, 100vw - ${MARGIN}px - 2px)`, height: 'auto', maxHeight: 'none' },
    },
  },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      root: { flexWrap: 'wrap', maxHeight: 'none', paddingInline: MARGIN / 2, marginTop: MARGIN / 2 },
      labelContainer: { paddingInlineStart: MARGIN / 2 },
      label: { '&::first-letter': { textTransform: 'uppercase' } },
    },
  },
  MuiDayCalendar: {
    styleOverrides: {
      root: { paddingInline: MARGIN / 2 },
      slideTransition: { minHeight: 6 * (touchTarget + GAP) },
      weekDayLabel: { flex: '1 1 0', width: 'auto', margin: 0 },
      monthContainer: { overflow: 'visible' },
      weekContainer: { margin: `${GAP / 2}px 0` },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: {
        '--PickerDay-size': `${touchTarget}px`,
        '--PickerDay-horizontalMargin': '0px',
        flex: '1 1 0',
        width: 'auto',
        minWidth: 0,
        fontSize: textSize.medium,
        fontWeight: fontWeight.semibold,
        borderRadius: radius.medium,
        '&.Mui-selected': { [forcedColours]: forcedMark },
      },
    },
  },
};

/** The calendar's dialog on a phone: nearly as wide as the screen, so that its days are big. */
export const dialog = {
  '& .MuiDialog-paper': { minWidth: 0, margin: `${MARGIN / 2}px`, maxWidth: `calc(100% - ${MARGIN}px)` },
} as const;

/** The parts of a date over the same date in words: whichever has the focus, or is wrong, is seen. */
export const inlineField = {
  display: 'grid',
  minWidth: 0,
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
  '& .MuiPickersOutlinedInput-root': { background: 'transparent', paddingInline: 1.5, fontSize: 'inherit' },
  '& .MuiPickersInputBase-sectionsContainer': { width: 'auto', padding: 0, fontWeight: fontWeight.semibold },
  '& .MuiPickersOutlinedInput-root:not(.Mui-focused) .MuiPickersOutlinedInput-notchedOutline': { border: 0 },
  '& .MuiPickersOutlinedInput-notchedOutline': { inset: 0, borderRadius: radius.small },
  '&:not([data-typed]) .MuiPickersSectionList-root:not(:focus-within)': { opacity: 0 },
  '&[data-typed] > button:not(:focus-visible), & > .MuiFormControl-root:focus-within + button': {
    color: 'transparent',
  },
  '& > .MuiFormControl-root:focus-within + button': { pointerEvents: 'none' },
} as const;
