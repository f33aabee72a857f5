import { hue, nightHue } from './hues.ts';

/** The mode in use, light or dark. */
export type Mode = 'light' | 'dark';

/**
 * Every colour by its purpose, in light and in dark. An `on…` colour is text or an icon on the surface it is named
 * after. `role-uses.ts` lists the use of each.
 */
export const roles = {
  surface: { light: hue.paper, dark: nightHue.ground },
  surfaceRaised: { light: hue.white, dark: nightHue.shelf },
  surfaceMuted: { light: hue.paperDeep, dark: nightHue.raised },
  surfaceField: { light: hue.white, dark: nightHue.raised },
  text: { light: hue.ink, dark: nightHue.ink },
  textMuted: { light: hue.inkSoft, dark: nightHue.inkSoft },
  textAccent: { light: hue.pine900, dark: hue.pine200 },
  line: { light: hue.line, dark: nightHue.line },
  lineField: { light: hue.stone, dark: nightHue.stone },

  accent: { light: hue.pine700, dark: hue.pine300 },
  accentStrong: { light: hue.pine900, dark: hue.pine200 },
  accentBright: { light: hue.pine500, dark: hue.pine300 },
  onAccent: { light: hue.white, dark: nightHue.pineDeep },
  accentSoft: { light: hue.pine100, dark: nightHue.pineSoft },
  onAccentSoft: { light: hue.pine900, dark: hue.pine200 },

  brand: { light: hue.pine900, dark: nightHue.pineBand },
  brandRaised: { light: hue.pine700, dark: nightHue.pineSoft },
  onBrand: { light: hue.paper, dark: nightHue.ink },
  onBrandMuted: { light: hue.pine100, dark: nightHue.inkSoft },
  lineOnBrand: { light: hue.pine400, dark: nightHue.stone },

  emphasis: { light: hue.tangerine600, dark: hue.tangerine300 },
  emphasisStrong: { light: hue.tangerine700, dark: hue.blush200 },
  onEmphasis: { light: hue.white, dark: nightHue.pineDeep },
  spark: { light: hue.tangerine500, dark: hue.tangerine500 },

  highlight: { light: hue.marigold400, dark: hue.marigold400 },
  onHighlight: { light: hue.ink, dark: hue.ink },
  highlightBright: { light: hue.marigold100, dark: hue.marigold100 },
  highlightSoft: { light: hue.marigold100, dark: nightHue.marigoldSoft },
  warmSoft: { light: hue.blush200, dark: nightHue.blushSoft },
  infoSoft: { light: hue.sky200, dark: nightHue.skySoft },
  onHighlightSoft: { light: hue.marigold800, dark: hue.marigold100 },
  onWarmSoft: { light: hue.tangerine800, dark: hue.blush200 },
  onSoft: { light: hue.ink, dark: nightHue.ink },

  success: { light: hue.pine500, dark: hue.pine300 },
  danger: { light: hue.red600, dark: nightHue.red300 },
  onDanger: { light: hue.white, dark: nightHue.pineDeep },
  dangerSoft: { light: hue.red100, dark: nightHue.redSoft },
  onDangerSoft: { light: hue.red800, dark: hue.red100 },
  info: { light: hue.sky700, dark: nightHue.sky300 },
  onInfo: { light: hue.white, dark: nightHue.pineDeep },
  landmark: { light: hue.plum700, dark: nightHue.plum300 },

  logo: { light: hue.pine700, dark: hue.marigold400 },
  mapGround: { light: hue.sand, dark: nightHue.shelf },
  mapGreen: { light: hue.meadow, dark: nightHue.meadow },
  mapBeach: { light: hue.beach, dark: nightHue.beach },
  mapWater: { light: hue.lagoon, dark: nightHue.lagoon },
  mapBuilding: { light: hue.brick, dark: nightHue.brick },
  mapRoad: { light: hue.white, dark: nightHue.street },
  mapRoadMain: { light: hue.avenue, dark: nightHue.avenue },
  mapRoadEdge: { light: hue.kerb, dark: nightHue.kerb },
  mapRail: { light: hue.track, dark: nightHue.track },
  mapBoundary: { light: hue.border, dark: nightHue.border },
  mapTextWater: { light: hue.lagoonInk, dark: nightHue.lagoonInk },
  mapTextGreen: { light: hue.meadowInk, dark: nightHue.meadowInk },
  mapHalo: { light: hue.paper, dark: nightHue.ground },

  focus: { light: hue.pine900, dark: hue.marigold400 },
  focusHalo: { light: hue.white, dark: nightHue.pit },
  scrim: { light: 'rgba(14, 30, 26, 0.5)', dark: 'rgba(0, 0, 0, 0.6)' },
} as const satisfies Record<string, Record<Mode, string>>;
