import { colour, mix } from './colour.ts';

/** The light of a scene. Everything in a picture is coloured through one of these, which is what holds it together. */
export interface Mood {
  sky: string;
  /** From the horizon's glow to the sun itself. */
  halo: readonly [string, string, string];
  cloud: string;
  light: string;
  shadow: string;
  window: string;
  glow: string;
  water: string;
  ripple: string;
  ground: string;
  groundDeep: string;
  foliage: string;
  foliageLit: string;
  /** How far colours lean towards the shadow: 0 by day. */
  dim: number;
}

/** One material under one light: its own colour, what the sun touches, what it does not, and its openings. */
export interface Material {
  base: string;
  lit: string;
  shade: string;
  window: string;
  glow: string;
}

export type MoodName = 'morning' | 'noon' | 'golden' | 'dusk' | 'night';

export const moods: Record<MoodName, Mood> = {
  morning: {
    sky: '#CFE3E8',
    halo: ['#DCEAE8', '#ECF0E2', '#FDF0D2'],
    cloud: '#F7F6EF',
    light: '#FFF6E2',
    shadow: '#3C6A6E',
    window: '#3F7C76',
    glow: '#FDF0D2',
    water: '#8CC0C0',
    ripple: '#B9DADA',
    ground: '#E9DCC5',
    groundDeep: '#D9C7A9',
    foliage: '#2B7F6B',
    foliageLit: '#4F9C83',
    dim: 0,
  },
  noon: {
    sky: '#BFE0DE',
    halo: ['#CBE6E1', '#DAEDE3', '#FBE7B4'],
    cloud: '#FBF6EE',
    light: '#FFFBF0',
    shadow: '#2E6670',
    window: '#2B6F74',
    glow: '#FDF0D2',
    water: '#5FA9AC',
    ripple: '#93CBC8',
    ground: '#F0E2C6',
    groundDeep: '#DFCBA4',
    foliage: '#1F705D',
    foliageLit: '#3E937B',
    dim: 0,
  },
  golden: {
    sky: '#FBE0B6',
    halo: ['#FBD79B', '#F9CB7C', '#F6B73C'],
    cloud: '#FDF0D2',
    light: '#FFE9BC',
    shadow: '#7A4450',
    window: '#8A4B43',
    glow: '#FFE3A1',
    water: '#E3A878',
    ripple: '#F6CE97',
    ground: '#E7BD8A',
    groundDeep: '#CF9C68',
    foliage: '#3E6B55',
    foliageLit: '#6C8B5C',
    dim: 0.04,
  },
  dusk: {
    sky: '#F6C3A4',
    halo: ['#F5AF88', '#F3996B', '#F2672A'],
    cloud: '#F9D9C5',
    light: '#FFC9A0',
    shadow: '#5B2A4A',
    window: '#6A3350',
    glow: '#F9C658',
    water: '#A96670',
    ripple: '#E09A80',
    ground: '#8C5060',
    groundDeep: '#6F3A52',
    foliage: '#4A3A54',
    foliageLit: '#6B4A60',
    dim: 0.26,
  },
  night: {
    sky: '#114A40',
    halo: ['#17594C', '#1F6A5A', '#FDF0D2'],
    cloud: '#1C5F51',
    light: '#7FB8A4',
    shadow: '#0A2C27',
    window: '#0F3F37',
    glow: '#F6B73C',
    water: '#0E3F38',
    ripple: '#2B7F6B',
    ground: '#10372F',
    groundDeep: '#0B2A24',
    foliage: '#0C352D',
    foliageLit: '#16503F',
    dim: 0.46,
  },
};

/** `distance` 0 is at hand, 1 has melted into the sky. */
export function material(base: string, mood: Mood, distance = 0): Material {
  const dimmed = mix(base, mood.shadow, mood.dim);
  const away = (value: string) => mix(value, mood.halo[0], distance);
  const late = mood.dim > 0.2;
  return {
    base: away(dimmed),
    lit: away(mix(dimmed, mood.light, 0.42)),
    shade: away(mix(dimmed, mood.shadow, 0.3)),
    window: away(mix(dimmed, mood.window, 0.72)),
    glow: away(late ? mood.glow : mix(mood.window, colour.white, 0.45)),
  };
}
