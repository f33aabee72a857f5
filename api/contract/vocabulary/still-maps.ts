/** Subjects of maps that are drawn as pictures and stored. */
export type StillMapSubject = 'stashpoint' | 'place';

/** The available sizes, in pixels of the page, with the number of picture pixels for each. */
export const STILL_MAP_SIZES = {
  phone: { width: 400, height: 280, density: 2 },
  wide: { width: 880, height: 360, density: 1.5 },
} as const;

export type StillMapSize = keyof typeof STILL_MAP_SIZES;

/** Returns the path of such a picture. */
export function stillMapPath(subject: StillMapSubject, id: string, mode: 'light' | 'dark', size: StillMapSize): string {
  return `/map/still/${subject}/${id}-${mode}-${size}.webp`;
}
