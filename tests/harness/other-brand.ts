import type * as brand from '../../design-system/src/tokens/brand.ts';

type Brand = typeof brand;
type Scales = Record<string, Record<string, string>>;

/** In every brand: paper, and the deepest shadow. */
const COMMON = ['#FFFFFF', '#000000'];

/**
 * Returns a brand in which nothing is as in ours: hues, corners, typefaces and mark. Red, green and blue change places, so
 * that hues stay about as light as they are.
 */
export function otherBrand(
  { hue, mark, typefaces }: Brand,
  typeface: { family: string; source: string } = typefaces.others,
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
  if (COMMON.includes(hex)) return hex;
  const turned = `#${hex.slice(5, 7)}${hex.slice(1, 3)}${hex.slice(3, 5)}`;
  // A grey stays the same when turned.
  return turned === hex ? turned.replace(/.$/, (last) => (last === '0' ? '1' : '0')) : turned;
}

/** Returns the traces of a brand in a text: hues, as hex values or as red, green and blue, and names of typefaces. */
export function tracesOf({ hue, typefaces }: Brand, text: string): string[] {
  const hues = Object.values(hue as Scales).flatMap((scale) => Object.values(scale));
  const others = Object.values(typefaces.others);
  const named = [typefaces.heading, typefaces.text].flatMap(({ family, source }): string[] => [family, source]);
  const names = [...new Set(named)].filter((name) => !others.some((other) => other === name));
  return [
    ...hues.filter((hex) => !COMMON.includes(hex) && written(hex).test(text)),
    ...names.filter((name) => text.toLowerCase().includes(name.toLowerCase())),
  ];
}

/** `#0E3B33`, also in an address; `rgba(14, 59, 51, …`; `--primary-mainChannel: 14 59 51`. */
function written(hex: string): RegExp {
  const digits = hex.slice(1);
  const channels = [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  return new RegExp(`(?:#|%23)${digits}|[(:"'] ?${channels.join('[, ] ?')}\\b`, 'i');
}
