import { PICTURE_SIZES, type PicturePurpose, type PictureSet } from '@cubby/api';

/** Returns one of our pictures by its name, in the sizes of its purpose. */
export function pictureNamed(name: string, purpose: PicturePurpose, altText: string): PictureSet {
  return {
    alt_text: altText,
    sizes: Object.fromEntries(PICTURE_SIZES[purpose].map((size) => [size, `/media/pictures/${name}/${size}.webp`])),
  };
}
