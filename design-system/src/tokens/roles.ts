import { hue } from './brand.ts';
import { BLACK, translucent } from './mix.ts';

/** The mode in use, light or dark. */
export type Mode = 'light' | 'dark';

/**
 * Every colour by its purpose, in light and in dark. An `on…` colour is text or an icon on the surface it is named
 * after. `role-uses.ts` lists the use of each.
 */
export const roles = {
  surface: { light: hue.neutral[50], dark: hue.night[900] },
  surfaceRaised: { light: hue.neutral[0], dark: hue.night[850] },
  surfaceMuted: { light: hue.neutral[150], dark: hue.night[800] },
  surfaceField: { light: hue.neutral[0], dark: hue.night[800] },
  text: { light: hue.neutral[900], dark: hue.night[50] },
  textMuted: { light: hue.neutral[700], dark: hue.night[200] },
  textAccent: { light: hue.primary[900], dark: hue.primary[200] },
  line: { light: hue.neutral[300], dark: hue.night[700] },
  lineField: { light: hue.neutral[500], dark: hue.night[400] },

  accent: { light: hue.primary[700], dark: hue.primary[300] },
  accentStrong: { light: hue.primary[900], dark: hue.primary[200] },
  accentBright: { light: hue.primary[500], dark: hue.primary[300] },
  onAccent: { light: hue.neutral[0], dark: hue.primary[950] },
  accentSoft: { light: hue.primary[100], dark: hue.primary[850] },
  onAccentSoft: { light: hue.primary[900], dark: hue.primary[200] },

  brand: { light: hue.primary[900], dark: hue.primary[925] },
  brandRaised: { light: hue.primary[700], dark: hue.primary[850] },
  onBrand: { light: hue.neutral[50], dark: hue.night[50] },
  onBrandMuted: { light: hue.primary[100], dark: hue.night[200] },
  lineOnBrand: { light: hue.primary[400], dark: hue.night[400] },

  emphasis: { light: hue.secondary[600], dark: hue.secondary[300] },
  emphasisStrong: { light: hue.secondary[700], dark: hue.secondary[100] },
  onEmphasis: { light: hue.neutral[0], dark: hue.primary[950] },
  spark: { light: hue.secondary[500], dark: hue.secondary[500] },

  highlight: { light: hue.tertiary[400], dark: hue.tertiary[400] },
  onHighlight: { light: hue.neutral[900], dark: hue.neutral[900] },
  highlightBright: { light: hue.tertiary[100], dark: hue.tertiary[100] },
  highlightSoft: { light: hue.tertiary[100], dark: hue.tertiary[900] },
  warmSoft: { light: hue.secondary[100], dark: hue.secondary[800] },
  infoSoft: { light: hue.info[200], dark: hue.info[850] },
  onHighlightSoft: { light: hue.tertiary[800], dark: hue.tertiary[100] },
  onWarmSoft: { light: hue.secondary[900], dark: hue.secondary[100] },
  onSoft: { light: hue.neutral[900], dark: hue.night[50] },

  success: { light: hue.primary[500], dark: hue.primary[300] },
  danger: { light: hue.danger[600], dark: hue.danger[300] },
  onDanger: { light: hue.neutral[0], dark: hue.primary[950] },
  dangerSoft: { light: hue.danger[100], dark: hue.danger[900] },
  onDangerSoft: { light: hue.danger[800], dark: hue.danger[100] },
  info: { light: hue.info[700], dark: hue.info[300] },
  onInfo: { light: hue.neutral[0], dark: hue.primary[950] },
  landmark: { light: hue.quaternary[700], dark: hue.quaternary[300] },

  logo: { light: hue.primary[700], dark: hue.tertiary[400] },
  mapGround: { light: hue.neutral[100], dark: hue.night[850] },
  mapGreen: { light: hue.park[200], dark: hue.park[900] },
  mapBeach: { light: hue.tertiary[200], dark: hue.tertiary[950] },
  mapWater: { light: hue.water[200], dark: hue.water[950] },
  mapBuilding: { light: hue.neutral[200], dark: hue.night[825] },
  mapRoad: { light: hue.neutral[0], dark: hue.night[750] },
  mapRoadMain: { light: hue.tertiary[150], dark: hue.night[650] },
  mapRoadEdge: { light: hue.neutral[350], dark: hue.night[875] },
  mapRail: { light: hue.neutral[400], dark: hue.night[600] },
  mapBoundary: { light: hue.neutral[450], dark: hue.night[450] },
  mapTextWater: { light: hue.water[700], dark: hue.water[400] },
  mapTextGreen: { light: hue.park[700], dark: hue.park[300] },
  mapHalo: { light: hue.neutral[50], dark: hue.night[900] },

  focus: { light: hue.primary[900], dark: hue.tertiary[400] },
  focusHalo: { light: hue.neutral[0], dark: hue.night[950] },
  scrim: { light: translucent(hue.night[900], 0.5), dark: translucent(BLACK, 0.6) },
} as const satisfies Record<string, Record<Mode, string>>;
