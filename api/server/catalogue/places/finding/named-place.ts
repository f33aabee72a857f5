import type { PLACE_TYPES } from '../../../../contract/structs/place.ts';

/** A place as far as finding it by name goes. */
export interface NamedPlace {
  id: string;
  type: (typeof PLACE_TYPES)[number];
  /** Of a landmark: station, airport, … */
  kind: string | null;
  /** Every folded form of its names, and of what else it is found by. */
  forms: readonly string[];
  /** Those of its names alone. */
  nameForms: ReadonlySet<string>;
  /** Those of the city and the country it lies in. */
  formsAround: readonly string[];
  /** How often it is asked for. */
  demand: number;
}
