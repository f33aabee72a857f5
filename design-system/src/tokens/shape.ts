import { corner, dome } from './brand.ts';

/** A corner in proportion to a button's, as a CSS length: MUI multiplies plain numbers by its own unit. */
const scaled = (share: number) => `${Math.round(corner * share)}px`;

export const radius = {
  tiny: scaled(2 / 7),
  small: scaled(4 / 7),
  medium: scaled(1),
  large: scaled(11 / 7),
  sheet: scaled(2),
  pill: '999px',
} as const;

/**
 * The cubbyhole: a square with a generously rounded top. Percentages keep it an arch at every size; the bottom corners
 * stay a little soft so that it sits on its shelf.
 */
export const arch = domed(dome.across, dome.down);

/** The lower arch of a wide picture, whose top must not turn into a dome. */
export const wideArch = domed(dome.across * 0.64, dome.down * 1.21);

/** The arch of small marks, such as markers on a map. */
export const smallArch = upright(scaled(8 / 7), scaled(3 / 7));

/** The smallest arch: a status, a dot on a map, a mark in a list. */
export const tinyArch = upright(radius.small, radius.tiny);

/** The arch of boxes with figures, one above the other or side by side: a quiet dome with straight sides. */
export const cardArch = upright(radius.large, radius.small);

/** The upper corners of a sheet that rises from the lower edge. */
export const sheetTop = upright(radius.large, '0');

function upright(top: string, bottom: string): string {
  return `${top} ${top} ${bottom} ${bottom}`;
}

function domed(across: number, down: number): string {
  const [wide, high] = [across, down].map((share) => `${Math.round(share)}%`);
  const { medium } = radius;
  return `${wide} ${wide} ${medium} ${medium} / ${high} ${high} ${medium} ${medium}`;
}
