import type { PLACE_TYPES } from '../../../../contract/structs/place.ts';

/** A name as it may be typed, folded. */
export interface Form {
  text: string;
  words: readonly string[];
  /** Its words joined together. */
  joined: string;
  /** True for a name of the place, false for another search term. */
  isName: boolean;
}

/** A place with the fields needed to find it by name. */
export interface NamedPlace {
  id: string;
  type: (typeof PLACE_TYPES)[number];
  /** The kind of a landmark: station, airport, … */
  kind: string | null;
  forms: readonly Form[];
  /** Ids of its city and of its country, and their forms. */
  aroundIds: readonly string[];
  formsAround: readonly (readonly Form[])[];
  /** The number of stays booked there, as a measure of demand. */
  demand: number;
}
