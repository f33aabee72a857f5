import type * as brand from '../../design-system/src/tokens/brand.ts';

type Brand = typeof brand;
type Scales = Record<string, Record<string, string>>;

/**
 * Returns a brand in which nothing is as in ours: all hues but white, the corners, both typefaces and the mark. Red, green
 * and blue change places, so that each scale still runs from light to dark.
 */
export function otherBrand(
  { hue, mark, typefaces }: Brand,
  typeface: { family: string; source: string },
): { [part in keyof Brand]: unknown } {
  const scales = Object.entries(hue as Scales).map(([name, scale]) => [
    name,
    Object.fromEntries(Object.entries(scale).map(([place, value]) => [place, turned(value)])),
  ]);
  return {
    hue: Object.fromEntries(scales),
    corner: 2,
    dome: { across: 0, down: 0 },
    typefaces: {
      ...typefaces,
      heading: { ...typefaces.heading, ...typeface },
      text: { ...typefaces.text, ...typeface },
    },
    mark: { ...mark, niche: 'M2 2h36v36H2Z' },
  };
}

function turned(hex: string): string {
  return `#${hex.slice(5, 7)}${hex.slice(1, 3)}${hex.slice(3, 5)}`;
}

/** Returns the traces of a brand in a text: hues, as hex values or as red, green and blue, and names of typefaces. */
export function tracesOf({ hue, typefaces }: Brand, text: string): string[] {
  const hues = Object.values(hue as Scales).flatMap((scale) => Object.values(scale));
  const names = [typefaces.heading, typefaces.text].flatMap(({ family, source }) => [family, source]);
  return [
    // White is in every brand.
    ...hues.filter((hex) => hex !== '#FFFFFF' && written(hex).test(text)),
    ...names.filter((name) => text.toLowerCase().includes(name.toLowerCase())),
  ];
}

/** `#0E3B33`, also in an address; `rgba(14, 59, 51, …`; `--primary-mainChannel: 14 59 51`. */
function written(hex: string): RegExp {
  const digits = hex.slice(1);
  const channels = [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  return new RegExp(`(?:#|%23)${digits}|[(:"'] ?${channels.join('[, ] ?')}\\b`, 'i');
}
