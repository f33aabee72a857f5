/** The unit of every distance in pixels: `gap: 2` in a style is two of these. */
export const spaceUnit = 8;

/** The steps we use, in units. */
export const space = {
  sliver: 0.25,
  hair: 0.5,
  snug: 0.75,
  tight: 1,
  close: 1.5,
  normal: 2,
  roomy: 2.5,
  wide: 3,
  ample: 4,
  section: 5,
  band: 8,
} as const;

/** Smallest widths of the window in pixels at which a layout changes. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Widest boxes, in pixels or letters of the text. */
export const width = { page: 1180, form: 720, dialog: 560, card: 460, text: '68ch', line: '46ch' } as const;

/** The smallest side of any touch target, in pixels. */
export const touchTarget = 48;

/** Sides of icons in pixels, for uses that the theme's own sizes do not fit. */
export const iconSize = { inList: 20, inMenu: 22, onCard: 34, besideAverage: 52 } as const;

/** A list without bullets, whose entries are distinct without them. */
export const plainList = { listStyle: 'none', margin: 0, padding: 0 } as const;

/** Visible to screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
