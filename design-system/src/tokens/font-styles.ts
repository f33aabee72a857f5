import { typefaces } from './brand.ts';
import { standInFamily } from './type.ts';

type Typeface = (typeof typefaces)['heading' | 'text'];

/** The weight of a device's own face that is stretched, and its names on the systems we know. */
const ARIAL = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
};

/** The style sheet that loads the typefaces: the package's `fonts.css` is this function's output. */
export function fontStyles(): string {
  const loaded: Typeface[] = [typefaces.heading, typefaces.text];
  return [
    '/* The typefaces of Cubby. Written from design-system/src/tokens/brand.ts; change them there. */',
    ...loaded.map(({ source }) => `@import "@fontsource-variable/${source}/wght.css";`),
    '',
    '/* Fallbacks until they have loaded: a face every device has, stretched to their width and height. */',
    ...loaded.flatMap((typeface) => typeface.standIns.map((standIn) => face(typeface, standIn))),
    '',
  ].join('\n');
}

function face({ family, ascent, descent }: Typeface, { weights, bold, width }: Typeface['standIns'][number]): string {
  const height = (thousandths: number) => `${(thousandths / 10 / (width / 100)).toFixed(2)}%`;
  const local = ARIAL[bold ? 'bold' : 'regular'].map((name) => `local("${name}")`);
  return `@font-face {
  font-family: "${standInFamily(family)}";
  font-weight: ${weights};
  src: ${local.join(', ')};
  size-adjust: ${width}%;
  ascent-override: ${height(ascent)};
  descent-override: ${height(descent)};
  line-gap-override: 0%;
}`;
}
