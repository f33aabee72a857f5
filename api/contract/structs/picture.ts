import { coerce, define, enums, type Infer, integer, object, string, type } from 'superstruct';
import { PICTURE_SIZES } from '../vocabulary/pictures.ts';
import { PictureSet, WholeCount } from '../vocabulary/words.ts';

export type PicturePurpose = keyof typeof PICTURE_SIZES;
export const PICTURE_PURPOSES = Object.keys(PICTURE_SIZES) as PicturePurpose[];

/** Limits of an uploaded file: above any phone's photo, and below any risk to the server. */
export const PICTURE_LIMITS = { bytes: 12_000_000, pixels: 60_000_000, shortestSide: 400 } as const;

/** An uploaded file: a browser's, or its bytes. */
export const SentFile = define<Blob | Uint8Array>(
  'File',
  (value) => value instanceof Uint8Array || (typeof Blob !== 'undefined' && value instanceof Blob),
);

/** A part of a picture in its own pixels, after rotation to the displayed orientation. Forms send it as JSON. */
export const Crop = coerce(
  object({ x: WholeCount, y: WholeCount, width: WholeCount, height: WholeCount }),
  string(),
  (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  },
);
export type Crop = Infer<typeof Crop>;

/** An uploaded picture, in the sizes of its purpose. `id` is the name under which other records refer to it. */
export const UploadedPicture = type({
  id: string(),
  purpose: enums(PICTURE_PURPOSES),
  width: integer(),
  height: integer(),
  picture: PictureSet,
});
export type UploadedPicture = Infer<typeof UploadedPicture>;
