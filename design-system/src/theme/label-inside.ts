import { colour, fontWeight } from '../tokens/index.ts';

/** Space above and below what is typed, with the label above it inside the frame: 56 pixels together with the text. */
const BELOW_LABEL = { paddingTop: '24px', paddingBottom: '8px' } as const;

/** Without the gap for a label in the line. */
const closed = { top: 0, '& legend': { display: 'none' } } as const;

/**
 * Fields of MUI with their label inside the frame, as the fields of our own have it. It stands where the text will be
 * until there is some.
 */
export const labelInside = {
  '& > .MuiInputLabel-outlined.MuiInputLabel-shrink': {
    transform: 'translate(14px, 8px) scale(0.8125)',
    maxWidth: 'calc(123% - 34px)',
    fontWeight: fontWeight.strong,
    '&:not(.Mui-focused, .Mui-error)': { color: colour.textMuted },
  },
  // Beside an icon, and not above it.
  '& > .MuiInputLabel-outlined.MuiInputLabel-shrink:has(+ * > .MuiInputAdornment-positionStart > svg)': {
    transform: 'translate(46px, 8px) scale(0.8125)',
    maxWidth: 'calc(123% - 74px)',
  },
  '& > .MuiInputLabel-root + .MuiOutlinedInput-root': {
    '& .MuiOutlinedInput-notchedOutline': closed,
    '& > .MuiOutlinedInput-input:not(textarea)': BELOW_LABEL,
    '&.MuiInputBase-multiline': BELOW_LABEL,
    '&.MuiAutocomplete-inputRoot': { paddingBlock: 0 },
    // Words before the text, such as the code of a country, are on its line.
    '& > .MuiInputAdornment-positionStart:not(:has(> svg))': { marginTop: '16px' },
  },
  '& > .MuiInputLabel-root + .MuiPickersOutlinedInput-root': {
    '& .MuiPickersOutlinedInput-notchedOutline': closed,
    '& .MuiPickersInputBase-sectionsContainer': BELOW_LABEL,
  },
} as const;
