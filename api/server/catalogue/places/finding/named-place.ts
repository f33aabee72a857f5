import type { PLACE_TYPES } from '../../../../contract/structs/place.ts';

/** A name as it may be typed, folded. */
export interface Form {
  text: string;
  words: readonly string[];
  /** Its words written together. */
  joined: string;
  /** Whether it is a name of the place, and not only something it is also found by. */
  isName: boolean;
}

/** A place as far as finding it by name goes. */
export interface NamedPlace {
  id: string;
  type: (typeof PLACE_TYPES)[number];
  /** Of a landmark: station, airport, … */
  kind: string | null;
  forms: readonly Form[];
  /** Those of the city and of the country it lies in. */
  formsAround: readonly (readonly Form[])[];
  /** How often it is asked for. */
  demand: number;
}
