import { hue } from '../hues.ts';
import { metal } from './metal-and-glass.ts';
import { goldenStone } from './stone.ts';
import { roof } from './walls.ts';

/**
 * The colours of sky, water, ground and leaves by time of day. `halo` runs from the horizon's glow to the sun itself.
 */
export const light = {
  morning: {
    sky: hue.sky200,
    halo: ['#DCEAE8', '#ECF0E2', hue.marigold100],
    cloud: '#F7F6EF',
    light: '#FFF6E2',
    shadow: '#3C6A6E',
    window: '#3F7C76',
    glow: hue.marigold100,
    water: '#8CC0C0',
    ripple: '#B9DADA',
    ground: '#E9DCC5',
    groundDeep: '#D9C7A9',
    foliage: hue.pine500,
    foliageLit: metal.copperGreen,
  },
  noon: {
    sky: '#BFE0DE',
    halo: ['#CBE6E1', '#DAEDE3', '#FBE7B4'],
    cloud: hue.paper,
    light: '#FFFBF0',
    shadow: '#2E6670',
    window: '#2B6F74',
    glow: hue.marigold100,
    water: '#5FA9AC',
    ripple: '#93CBC8',
    ground: '#F0E2C6',
    groundDeep: '#DFCBA4',
    foliage: '#1F705D',
    foliageLit: '#3E937B',
  },
  golden: {
    sky: '#FBE0B6',
    halo: ['#FBD79B', '#F9CB7C', hue.marigold400],
    cloud: hue.marigold100,
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
    halo: ['#F5AF88', '#F3996B', hue.tangerine500],
    cloud: hue.blush200,
    light: '#FFC9A0',
    shadow: hue.plum700,
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
    sky: '#114A40',
    halo: ['#17594C', '#1F6A5A', hue.marigold100],
    cloud: '#1C5F51',
    light: metal.verdigris,
    shadow: '#0A2C27',
    window: '#0F3F37',
    glow: hue.marigold400,
    water: '#0E3F38',
    ripple: hue.pine500,
    ground: '#10372F',
    groundDeep: '#0B2A24',
    foliage: '#0C352D',
    foliageLit: '#16503F',
  },
} as const;

/** Behind a pane, by day and after dark. */
export const lamplight = { day: '#F9E6C2', evening: '#FBD58E' } as const;
