import { hue, nightHue } from './hues.ts';

/** Which of the two palettes is worn. */
export type Mode = 'light' | 'dark';

interface Role {
  light: string;
  dark: string;
  /** Where it belongs, for designers and for `tokens.json`. */
  use: string;
}

function role(light: string, dark: string, use: string): Role {
  return { light, dark, use };
}

/** Every colour by what it is for. An `on…` colour is text or an icon on the surface it is named after. */
export const roles = {
  surface: role(hue.paper, nightHue.ground, 'The page itself.'),
  surfaceRaised: role(hue.white, nightHue.shelf, 'Cards, sheets, dialogs: what lies on the page.'),
  surfaceMuted: role(hue.paperDeep, nightHue.raised, 'Heads of tables, a row under the pointer, what is not to be had.'),
  surfaceField: role(hue.white, nightHue.raised, 'Inside a field.'),
  text: role(hue.ink, nightHue.ink, 'What one reads.'),
  textMuted: role(hue.inkSoft, nightHue.inkSoft, 'What one reads second.'),
  textAccent: role(hue.pine900, hue.pine200, 'Prices, figures and headings with weight.'),
  line: role(hue.line, nightHue.line, 'Divides; carries no meaning.'),
  lineField: role(hue.stone, nightHue.stone, 'The edge of what can be operated: 3:1 against its surface.'),

  accent: role(hue.pine700, hue.pine300, 'The main action, links, what is chosen.'),
  accentStrong: role(hue.pine900, hue.pine200, 'The main action under the pointer.'),
  accentBright: role(hue.pine500, hue.pine300, 'Bars, ticks, edges under the pointer.'),
  onAccent: role(hue.white, nightHue.pineDeep, 'On the accent.'),
  accentSoft: role(hue.pine100, nightHue.pineSoft, 'A quiet ground for what belongs to the accent.'),
  onAccentSoft: role(hue.pine900, hue.pine200, 'On the quiet accent.'),

  brand: role(hue.pine900, nightHue.pineBand, 'Bands that carry the brand: heroes, the footer, the sign-in.'),
  brandRaised: role(hue.pine700, nightHue.pineSoft, 'What lies on a brand band, and the head of a pass.'),
  onBrand: role(hue.paper, nightHue.ink, 'On a brand band.'),
  onBrandMuted: role(hue.pine100, nightHue.inkSoft, 'On a brand band, second.'),
  lineOnBrand: role(hue.pine500, nightHue.stone, 'Divides on a brand band.'),

  emphasis: role(hue.tangerine600, hue.tangerine300, 'The one action of a page that must not be missed.'),
  emphasisStrong: role(hue.tangerine700, hue.blush200, 'The same under the pointer.'),
  onEmphasis: role(hue.white, nightHue.pineDeep, 'On the emphasis.'),
  spark: role(hue.tangerine500, hue.tangerine500, 'Stars, today’s bar, a drop of colour without words on it.'),

  highlight: role(hue.marigold400, hue.marigold400, 'What is won or waited for: a badge, a status, a mark.'),
  onHighlight: role(hue.ink, hue.ink, 'On the highlight.'),
  highlightSoft: role(hue.marigold100, nightHue.marigoldSoft, 'A quiet ground for a notice or a choice.'),
  warmSoft: role(hue.blush200, nightHue.blushSoft, 'A warm ground beside the others.'),
  infoSoft: role(hue.sky200, nightHue.skySoft, 'A quiet ground for what is good to know.'),
  onSoft: role(hue.ink, nightHue.ink, 'On any of the soft grounds.'),

  success: role(hue.pine500, hue.pine300, 'It worked.'),
  danger: role(hue.red600, nightHue.red300, 'It failed, or cannot be undone.'),
  onDanger: role(hue.white, nightHue.pineDeep, 'On danger.'),
  dangerSoft: role(hue.red100, nightHue.redSoft, 'The ground of a failure that is explained.'),
  onDangerSoft: role(hue.red800, hue.red100, 'On the ground of a failure.'),
  info: role(hue.sky700, nightHue.sky300, 'Good to know.'),
  onInfo: role(hue.white, nightHue.pineDeep, 'On info.'),
  landmark: role(hue.plum700, nightHue.plum300, 'Sights: their marks and names on the map.'),

  focus: role(hue.pine900, hue.marigold400, 'The ring around what the keyboard is at.'),
  focusHalo: role(hue.white, nightHue.pit, 'Around the ring, so that it is seen on every ground.'),
  scrim: role('rgba(14, 30, 26, 0.5)', 'rgba(0, 0, 0, 0.6)', 'Over the page, beneath a dialog.'),
} as const satisfies Record<string, Role>;
