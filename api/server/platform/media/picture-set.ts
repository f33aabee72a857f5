import type { PictureSet } from '../../../contract/vocabulary/words.ts';

/** Returns a picture's URLs in the given sizes, as the media routes serve them. */
export function pictureSet(name: string, sizes: readonly string[], altText: string): PictureSet {
  return {
    alt_text: altText,
    sizes: Object.fromEntries(sizes.map((size) => [size, `/media/pictures/${name}/${size}.webp`])),
  };
}
