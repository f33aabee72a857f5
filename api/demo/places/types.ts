import type { Language } from '../../contract/vocabulary/languages.ts';
import type { LandmarkKind } from '../../drawings/landmark-scene.ts';

export type { LandmarkKind };

export type Localised = Record<Language, string>;

export interface Coordinates {
  lat: number;
  lng: number;
}

export interface CountrySeed {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  /** ISO 4217. */
  currency: string;
  names: Localised;
  slugs: Localised;
  center: Coordinates;
  cities: CitySeed[];
}

export interface CitySeed {
  names: Localised;
  slugs: Localised;
  /** IANA name, such as `Europe/London`. */
  timezone: string;
  center: Coordinates;
  /** Share of the network's stashpoints, relative to the other cities'. */
  weight: number;
  landmarks: LandmarkSeed[];
}

export interface LandmarkSeed {
  kind: LandmarkKind;
  names: Localised;
  slugs: Localised;
  center: Coordinates;
}
