/** Width and height in pixels of the pictures on our pages; no other sizes are served. */
export const PICTURE_SIZES = {
  hero: ['500x700', '1000x1400', '1024x500', '2048x1000'],
  place: ['254x400', '500x700'],
  stashpoint: ['500x700', '512x384', '1024x768'],
} as const;
