import { hue } from '../brand.ts';

/** Towers, bridges, lamps and lockers. */
export const metal = {
  wroughtIron: '#7A5A48',
  castIron: '#3A4A46',
  steel: '#5A7278',
  greySteel: '#6B6B70',
  greenSteel: '#4E7F78',
  bridgeGreen: '#3E6B55',
  copperGreen: '#4F9C83',
  verdigris: '#7FB8A4',
  weatheredCopper: '#9CB08A',
  internationalOrange: '#D2502A',
  brass: '#D9952C',
  lockerBlue: '#2F6F84',
  lockerRust: '#C2592A',
  lockerInside: hue.primary[950],
  lockerFree: '#8FD9B0',
} as const;

/** Curtain walls and panes, from pale to deep. */
export const glass = {
  frost: '#D8E6DF',
  pale: '#B7D6D3',
  clear: '#8FC1C0',
  aqua: '#6FB0AE',
  dusty: '#6FA8A8',
  teal: '#5E9EA0',
  sea: '#3F8281',
  emerald: '#3E8C7C',
} as const;
