import type { PictureSet } from '../../../contract/vocabulary/words.ts';
import type { Previews } from './preview.ts';

/** Returns a picture's URLs in the given sizes, as the media routes serve them, and its preview if there is one. */
export function pictureSet(
  name: string,
  sizes: readonly string[],
  altText: string,
  { [name]: preview }: Previews = {},
): PictureSet {
  return {
    alt_text: altText,
    sizes: Object.fromEntries(sizes.map((size) => [size, `/media/pictures/${name}/${size}.webp`])),
    ...(preview && { preview }),
  };
}
