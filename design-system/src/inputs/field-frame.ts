import { colour, fontWeight, radius, ring, textSize } from '../tokens/index.ts';

/** The frame of a field whose label is inside it. */
export const fieldFrame = {
  border: `1.5px solid ${colour.lineField}`,
  borderRadius: radius.medium,
  background: colour.surfaceField,
} as const;

/** The ring of a field is around its frame, as it is around everything that has the focus. */
export const ringAroundFrame = {
  '&:has(> input:focus-visible)': {
    outline: `3px solid ${colour.focus}`,
    outlineOffset: '2px',
    boxShadow: ring.outside(colour.focusHalo),
  },
  '& > input:focus-visible': { outline: 'none !important', boxShadow: 'none' },
} as const;

export const fieldLabel = {
  fontSize: textSize.caption,
  fontWeight: fontWeight.strong,
  color: 'text.secondary',
  pt: 1,
} as const;

/** The browser's own input inside such a frame. */
export const bareInput = {
  font: 'inherit',
  fontWeight: fontWeight.strong,
  color: colour.text,
  border: 0,
  background: 'transparent',
  minHeight: 48,
  minWidth: 0,
  padding: 0,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: colour.textMuted, opacity: 1, fontWeight: fontWeight.regular },
} as const;
