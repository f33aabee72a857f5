import { hue, mark } from './brand.ts';
import { palette } from './colour.ts';

/** The mark's colours in light mode: icons are seen beside those of other sites, on unknown backgrounds. */
const { logo, spark, surface } = palette.light;

/** The mark as a picture with a transparent background. */
export function markSvg(): string {
  return svg(shapes());
}

/** The mark on a ground of its own, for systems that cut an icon to a shape: it takes `share` of the icon's side. */
export function markOnGroundSvg(share: number): string {
  const inset = (mark.side * (1 - share)) / 2;
  const ground = `<path d="M0 0h${mark.side}v${mark.side}H0Z" fill="${surface}"/>`;
  return svg(`${ground}<g transform="translate(${inset} ${inset}) scale(${share})">${shapes()}</g>`);
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.side} ${mark.side}">${content}</svg>`;
}

function shapes(): string {
  const { niche, handle, bag, straps } = mark;
  return [
    `<path d="${niche}" fill="${logo}"/>`,
    `<path d="${handle.path}" fill="none" stroke="${hue.neutral[50]}" stroke-width="${handle.width}"/>`,
    `<path d="${bag}" fill="${spark}"/>`,
    `<path d="${straps.path}" stroke="${hue.primary[900]}" stroke-width="${straps.width}" opacity="${straps.opacity}"/>`,
  ].join('');
}
