import { font, fontWeight, touchTarget } from '../tokens/index.ts';

/** Of the letters around it and of the edge, as `MapPin` has them. */
const SIDES = 24;
const TOP_AND_BOTTOM = 21;
/** `textSize.medium`, as a share of what a reader has set. */
const LETTERS = 0.9375;

let context: CanvasRenderingContext2D | null | undefined;

/** How high a pin stands for the eye and the finger, in pixels, with letters as large as the reader has set them. */
export function pinHeight(): number {
  return Math.max(touchTarget, LETTERS * rootSize() + TOP_AND_BOTTOM);
}

/** How wide a pin with these words is. */
export function pinWidth(text: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  const size = LETTERS * rootSize();
  if (!context) return Math.max(touchTarget, text.length * size * 0.62 + SIDES);
  context.font = `${fontWeight.bold} ${size}px ${font.text}`;
  return Math.max(touchTarget, Math.ceil(context.measureText(text).width) + SIDES);
}

function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
