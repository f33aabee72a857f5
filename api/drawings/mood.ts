import { hue, mix, paint } from '@cubby/design-system/paints';

/** The light of a scene. Everything in a picture is coloured through one of these, which keeps it consistent. */
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
  /** Share of shadow in all colours: 0 by day. */
  dim: number;
}

/** One material under one light: its own colour, its lit side, its shaded side, and its openings. */
export interface Material {
  base: string;
  lit: string;
  shade: string;
  window: string;
  glow: string;
}

export type MoodName = 'morning' | 'noon' | 'golden' | 'dusk' | 'night';

export const moods: Record<MoodName, Mood> = {
  morning: { ...paint.light.morning, dim: 0 },
  noon: { ...paint.light.noon, dim: 0 },
  golden: { ...paint.light.golden, dim: 0.04 },
  dusk: { ...paint.light.dusk, dim: 0.26 },
  night: { ...paint.light.night, dim: 0.46 },
};

/** Returns a material at a distance: 0 is close, 1 has faded into the sky. */
export function material(base: string, mood: Mood, distance = 0): Material {
  const dimmed = mix(base, mood.shadow, mood.dim);
  const away = (value: string) => mix(value, mood.halo[0], distance);
  const late = mood.dim > 0.2;
  return {
    base: away(dimmed),
    lit: away(mix(dimmed, mood.light, 0.42)),
    shade: away(mix(dimmed, mood.shadow, 0.3)),
    window: away(mix(dimmed, mood.window, 0.72)),
    glow: away(late ? mood.glow : mix(mood.window, hue.neutral[0], 0.45)),
  };
}
