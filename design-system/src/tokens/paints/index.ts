import { lamplight, leaf, light } from './light.ts';
import { glass, metal } from './metal-and-glass.ts';
import { cloth, hair, joinery, skin } from './people.ts';
import { goldenStone, stone } from './stone.ts';
import { brick, plaster, roof } from './walls.ts';
import { floor, wood } from './wood.ts';

/**
 * The colours of our illustrations, by subject. Each value is defined once; one that is also a hue of the brand
 * refers to that hue. Screens never name a paint.
 */
export const paint = {
  stone,
  goldenStone,
  plaster,
  brick,
  roof,
  metal,
  glass,
  wood,
  floor,
  joinery,
  skin,
  hair,
  cloth,
  light,
  lamplight,
  leaf,
} as const;

export { hue } from '../brand.ts';
export { mix } from '../mix.ts';
