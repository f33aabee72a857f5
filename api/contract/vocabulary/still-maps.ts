/** Of what a map is drawn as a picture, and kept. */
export type StillMapSubject = 'stashpoint' | 'place';

/** The sizes it comes in, in pixels of the page and how many of the picture stand for one. */
export const STILL_MAP_SIZES = {
  phone: { width: 400, height: 280, density: 2 },
  wide: { width: 880, height: 360, density: 1.5 },
} as const;

export type StillMapSize = keyof typeof STILL_MAP_SIZES;

/** Where such a picture is served. */
export function stillMapPath(subject: StillMapSubject, id: string, mode: 'light' | 'dark', size: StillMapSize): string {
  return `/map/still/${subject}/${id}-${mode}-${size}.webp`;
}
