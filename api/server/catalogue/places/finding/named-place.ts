import type { PLACE_TYPES } from '../../../../contract/structs/place.ts';

/** A name as it may be typed, folded. */
export interface Form {
  text: string;
  words: readonly string[];
  /** Its words joined together. */
  joined: string;
  /** Whether it is a name of the place, and not only another search term for it. */
  isName: boolean;
}

/** A place with the fields needed to find it by name. */
export interface NamedPlace {
  id: string;
  type: (typeof PLACE_TYPES)[number];
  /** The kind of a landmark: station, airport, … */
  kind: string | null;
  forms: readonly Form[];
  /** The forms of its city and of its country. */
  formsAround: readonly (readonly Form[])[];
  /** How often it is requested. */
  demand: number;
}
