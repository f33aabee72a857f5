import { hue } from '../brand.ts';
import { mix } from '../mix.ts';
import { metal } from './metal-and-glass.ts';
import { goldenStone } from './stone.ts';
import { roof } from './walls.ts';

const { primary } = hue;

/** Sunlight and leaves keep their colours, whatever the brand. */
const sun = { pale: '#FDF0D3', low: '#F6B73D', setting: '#F2672B' };
export const leaf = '#2B7F6A';

/**
 * The colours of sky, water, ground and leaves by time of day. `halo` runs from the horizon's glow to the sun itself.
 * Night has the colour of the brand.
 */
export const light = {
  morning: {
    sky: '#CFE3E9',
    halo: ['#DCEAE8', '#ECF0E2', sun.pale],
    cloud: '#F7F6EF',
    light: '#FFF6E2',
    shadow: '#3C6A6E',
    window: '#3F7C76',
    glow: sun.pale,
    water: '#8CC0C0',
    ripple: '#B9DADA',
    ground: '#E9DCC5',
    groundDeep: '#D9C7A9',
    foliage: leaf,
    foliageLit: metal.copperGreen,
  },
  noon: {
    sky: '#BFE0DE',
    halo: ['#CBE6E1', '#DAEDE3', '#FBE7B4'],
    cloud: '#FBF6EF',
    light: '#FFFBF0',
    shadow: '#2E6670',
    window: '#2B6F74',
    glow: sun.pale,
    water: '#5FA9AC',
    ripple: '#93CBC8',
    ground: '#F0E2C6',
    groundDeep: '#DFCBA4',
    foliage: '#1F705D',
    foliageLit: '#3E937B',
  },
  golden: {
    sky: '#FBE0B6',
    halo: ['#FBD79B', '#F9CB7C', sun.low],
    cloud: sun.pale,
    light: '#FFE9BC',
    shadow: '#7A4450',
    window: roof.agedTile,
    glow: '#FFE3A1',
    water: goldenStone.rose,
    ripple: '#F6CE97',
    ground: '#E7BD8A',
    groundDeep: '#CF9C68',
    foliage: metal.bridgeGreen,
    foliageLit: '#6C8B5C',
  },
  dusk: {
    sky: '#F6C3A4',
    halo: ['#F5AF88', '#F3996B', sun.setting],
    cloud: '#F9D9C6',
    light: '#FFC9A0',
    shadow: '#5B2A4B',
    window: '#6A3350',
    glow: '#F9C658',
    water: '#A96670',
    ripple: '#E09A80',
    ground: '#8C5060',
    groundDeep: '#6F3A52',
    foliage: '#4A3A54',
    foliageLit: '#6B4A60',
  },
  night: {
    sky: primary[800],
    halo: [primary[700], primary[600], sun.pale],
    cloud: mix(primary[700], primary[600], 0.5),
    light: metal.verdigris,
    shadow: primary[950],
    window: primary[900],
    glow: sun.low,
    water: primary[900],
    ripple: primary[500],
    ground: primary[925],
    groundDeep: primary[950],
    foliage: mix(primary[900], primary[950], 0.5),
    foliageLit: mix(primary[800], primary[700], 0.5),
  },
} as const;

/** Behind a pane, by day and after dark. */
export const lamplight = { day: '#F9E6C2', evening: '#FBD58E' } as const;
