import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { type ColourRole, highContrast, hue, palette } from './index.ts';

const GROUNDS = ['surface', 'surfaceRaised', 'surfaceMuted', 'surfaceField'] as const;

/** Grounds on the map behind the names of streets and places. */
const MAP_GROUNDS = ['mapGround', 'mapGreen', 'mapBeach', 'mapBuilding', 'mapRoad', 'mapRoadMain', 'mapHalo'] as const;

/** Text on every ground it may be on: WCAG 2.2, 1.4.3. */
const TEXTS: readonly (readonly [text: ColourRole, grounds: readonly ColourRole[]])[] = [
  ['text', [...GROUNDS, 'mapGround', 'accentSoft', 'highlightSoft', 'warmSoft', 'infoSoft']],
  ['textMuted', [...GROUNDS, 'mapGround', 'accentSoft']],
  ['text', MAP_GROUNDS],
  ['textMuted', MAP_GROUNDS],
  ['mapTextGreen', ['mapGround', 'mapGreen', 'mapHalo']],
  ['mapTextWater', ['mapWater']],
  ['textAccent', [...GROUNDS, 'accentSoft', 'highlightSoft', 'warmSoft', 'infoSoft']],
  ['accent', [...GROUNDS, 'accentSoft']],
  ['emphasis', ['surface', 'surfaceRaised', 'surfaceField']],
  ['danger', ['surface', 'surfaceRaised', 'surfaceField']],
  ['info', ['surface', 'surfaceRaised']],
  ['landmark', ['surface', 'mapGround']],
  ['onAccent', ['accent', 'accentStrong', 'success']],
  ['onAccentSoft', ['accentSoft']],
  ['onBrand', ['brand', 'brandRaised']],
  ['onBrandMuted', ['brand', 'brandRaised']],
  ['onEmphasis', ['emphasis', 'emphasisStrong']],
  ['onHighlight', ['highlight', 'highlightBright']],
  ['onHighlightSoft', ['highlightSoft']],
  ['onWarmSoft', ['warmSoft']],
  ['onSoft', ['accentSoft', 'highlightSoft', 'warmSoft', 'infoSoft']],
  ['onDanger', ['danger']],
  ['onDangerSoft', ['dangerSoft']],
  ['onInfo', ['info']],
];

/** Graphics such as the edge of a field: WCAG 2.2, 1.4.11. */
const GRAPHICS: typeof TEXTS = [
  ['lineField', ['surface', 'surfaceRaised', 'surfaceField']],
  ['accentBright', GROUNDS],
  ['success', ['surface', 'surfaceRaised']],
  ['lineOnBrand', ['brand']],
  ['spark', ['surfaceRaised']],
  ['focus', ['focusHalo']],
];

type Colours = Record<ColourRole, string>;

function tooFaint(colours: Colours, pairs: typeof TEXTS, wanted: number): string[] {
  return pairs.flatMap(([front, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: getContrastRatio(colours[front], colours[ground]) }))
      .filter(({ ratio }) => ratio < wanted)
      .map(({ ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)}`),
  );
}

const THEMES = [
  { name: 'light', colours: palette.light, text: 4.5, graphics: 3 },
  { name: 'dark', colours: palette.dark, text: 4.5, graphics: 3 },
  // WCAG 2.2, 1.4.6; for graphics it has no higher level.
  { name: 'light with more contrast', colours: { ...palette.light, ...highContrast.light }, text: 7, graphics: 4.5 },
  { name: 'dark with more contrast', colours: { ...palette.dark, ...highContrast.dark }, text: 7, graphics: 4.5 },
];

describe.each(THEMES)('the colours in $name', ({ colours, text, graphics }) => {
  it('are readable on every ground they are used on', () => {
    expect(tooFaint(colours, TEXTS, text)).toEqual([]);
  });

  it('are visible wherever they carry meaning', () => {
    expect(tooFaint(colours, GRAPHICS, graphics)).toEqual([]);
  });

  it('show the focus ring, or the ring around it, on every ground', () => {
    const grounds: ColourRole[] = [...GROUNDS, 'brand', 'brandRaised', 'accent', 'emphasis', 'highlight', 'mapGround'];
    const unseen = grounds.filter((ground) =>
      (['focus', 'focusHalo'] as const).every((ring) => getContrastRatio(colours[ring], colours[ground]) < 3),
    );
    expect(unseen).toEqual([]);
  });

  it('have a ground, a text or a shape in the table for every role that carries meaning', () => {
    const withoutMeaning: ColourRole[] = ['line', 'scrim', 'logo', 'mapRoadEdge', 'mapRail', 'mapBoundary'];
    const named = new Set<ColourRole>([...TEXTS, ...GRAPHICS].flatMap(([front, grounds]) => [front, ...grounds]));
    const forgotten = (Object.keys(colours) as ColourRole[]).filter(
      (role) => !named.has(role) && !withoutMeaning.includes(role),
    );
    expect(forgotten).toEqual([]);
  });
});

it.each(Object.entries(hue))('the scale %s runs from light to dark', (_, scale) => {
  const values: string[] = Object.values(scale);
  const darkness = (value: string) => getContrastRatio(value, hue.neutral[0]);
  expect([...values].sort((one, other) => darkness(one) - darkness(other))).toEqual(values);
});
