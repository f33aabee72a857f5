import { font, fontWeight, touchTarget } from '../tokens/index.ts';
import { MARKER_TIP } from './MapMarker.tsx';

/** Width of the padding around the letters and of the border, as `MapMarker` has them. */
const SIDES = 24;
const TOP_AND_BOTTOM = 21 + MARKER_TIP;
/** `textSize.medium`, as a share of the reader's font size. */
const LETTERS = 0.9375;

let context: CanvasRenderingContext2D | null | undefined;

/** Height of a marker on the screen and for the finger, in pixels, at the reader's font size. */
export function markerHeight(): number {
  return Math.max(touchTarget, LETTERS * rootSize() + TOP_AND_BOTTOM);
}

/** Width of a marker with this text, in pixels. */
export function markerWidth(text: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  const size = LETTERS * rootSize();
  if (!context) return Math.max(touchTarget, text.length * size * 0.62 + SIDES);
  context.font = `${fontWeight.bold} ${size}px ${font.text}`;
  return Math.max(touchTarget, Math.ceil(context.measureText(text).width) + SIDES);
}

function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
