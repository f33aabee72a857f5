/** The drawing board of one picture. Its shorter side is always 1000 units, so that a scene can be composed for its shape. */
export interface Frame {
  width: number;
  height: number;
  portrait: boolean;
}

export function frameOf(width: number, height: number): Frame {
  const unit = 1000 / Math.min(width, height);
  return { width: width * unit, height: height * unit, portrait: height > width };
}
