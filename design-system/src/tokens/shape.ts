/** Corners, as CSS lengths: MUI multiplies plain numbers by its own unit. */
export const radius = {
  tiny: '4px',
  small: '8px',
  medium: '14px',
  large: '22px',
  sheet: '28px',
  pill: '999px',
} as const;

/**
 * The cubbyhole: a square with a generously rounded top. Percentages keep it an arch at every size; the bottom corners
 * stay a little soft so that it sits on its shelf.
 */
export const arch = '50% 50% 14px 14px / 38% 38% 14px 14px';

/** The lower arch of a wide picture, whose top must not turn into a dome. */
export const wideArch = '32% 32% 14px 14px / 46% 46% 14px 14px';

/** The arch of small marks, such as markers on a map. */
export const smallArch = '16px 16px 6px 6px';

/** The smallest arch: a status, a dot on a map, a mark in a list. */
export const tinyArch = '8px 8px 4px 4px';

/** The arch of boxes with figures, one above the other or side by side: a quiet dome with straight sides. */
export const cardArch = '22px 22px 8px 8px';

/** The upper corners of a sheet that rises from the lower edge. */
export const sheetTop = '22px 22px 0 0';
