import type { Database } from '../../platform/database/connect.ts';
import type { Directory, ListedPlace, PlaceRow } from './directory.ts';
import { recogniseWhole, recogniseWithin } from './elsewhere/recognise.ts';
import type { Meaning } from './elsewhere/world-cities.ts';
import { nearestCity } from './find-locations.ts';
import { findPlaces, namesNoPlace } from './finding/find-places.ts';
import type { Form, NamedPlace } from './finding/named-place.ts';
import { FIT } from './finding/rank-places.ts';
import { formsIn, formsOf } from './finding/search-text.ts';

export interface FoundPlace extends ListedPlace {
  /** The part of the typed text that matches no city or landmark; null if all of it does. */
  unknown: string | null;
  /** The folded form of a name that matched; null where several words matched, or nothing was typed. */
  form: string | null;
}

export interface FoundByName {
  places: FoundPlace[];
  /** The city without places of ours that the text names. */
  elsewhere: Meaning | null;
}

/** A city of the world this near to one of ours is a part of it, or a name of it that we do not know. */
const SAME_CITY_KM = 12;

/**
 * Finds places by what was typed, the best first; the cities when that names no place. A name of a city of the world
 * comes before a place of ours whose name is only alike.
 */
export async function findByName(database: Database, directory: Directory, typed: string): Promise<FoundByName> {
  const lookUp = (id: string) => named(directory, id);
  const isElsewhere = () => recogniseWhole(typed) !== null;
  const { places, unknown } = await findPlaces(database.query, typed, lookUp, isElsewhere);
  const best = places[0];
  if (!best && namesNoPlace(typed)) {
    const cities = directory.all.filter(({ row }) => row.type === 'city');
    return { places: cities.map((place) => ({ ...place, form: null, unknown: null })), elsewhere: null };
  }
  if (best && (best.fit < FIT.beginning || best.changes > 0))
    return { places: listed(places, unknown), elsewhere: null };
  const whole = recogniseWhole(typed);
  const meant = whole ?? (best ? null : recogniseWithin(typed));
  const own = meant && nearestCity(directory, meant.city.center, SAME_CITY_KM);
  const isCity = whole !== null && whole.position === whole.city.center;
  if (own && !best) return { places: [{ ...own, form: null, unknown: isCity ? null : typed.trim() }], elsewhere: null };
  return { places: listed(places, unknown), elsewhere: own ? null : meant };

  function listed(ranked: typeof places, unknown: string | null): FoundPlace[] {
    return ranked.flatMap(({ place, form }) => {
      const listed = directory.byId.get(place.id);
      return listed ? [{ ...listed, form, unknown }] : [];
    });
  }
}

function named(directory: Directory, id: string): NamedPlace | undefined {
  const place = directory.byId.get(id);
  if (!place) return undefined;
  const parent = place.row.parent_id ? directory.byId.get(place.row.parent_id) : undefined;
  const country = parent?.row.parent_id ? directory.byId.get(parent.row.parent_id) : undefined;
  const around = [parent, country].filter((each) => each !== undefined);
  return {
    id,
    type: place.row.type,
    kind: place.row.kind,
    forms: formsOfRow(place.row),
    aroundIds: around.map(({ row }) => row.id),
    formsAround: around.map(({ row }) => formsOfRow(row)),
    demand: place.totals.booking_count,
  };
}

/** Forms computed once per row, for as long as the directory holds it. */
const FORMS = new WeakMap<PlaceRow, readonly Form[]>();

function formsOfRow(row: PlaceRow): readonly Form[] {
  const known = FORMS.get(row) ?? formsIn(row.search_text);
  FORMS.set(row, known);
  return known;
}

/** Returns the name with the matching form, as it is written. */
export function nameFound({ row, form }: FoundPlace): string | null {
  if (form === null) return null;
  const names = [...Object.values(row.translations).map(({ name }) => name), ...row.also_found_by];
  return names.find((name) => formsOf(name).includes(form)) ?? null;
}
