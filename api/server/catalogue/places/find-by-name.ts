import type { Database } from '../../platform/database/connect.ts';
import type { Directory, ListedPlace, PlaceRow } from './directory.ts';
import { findPlaces, namesNoPlace } from './finding/find-places.ts';
import type { Form, NamedPlace } from './finding/named-place.ts';
import { formsIn, formsOf } from './finding/search-text.ts';

export interface FoundPlace extends ListedPlace {
  /** The part of the typed text that matches no city or landmark; null if all of it does. */
  unknown: string | null;
  /** The folded form of a name that matched; null where several words matched, or nothing was typed. */
  form: string | null;
}

/** Finds places by what was typed, the best first; the cities when that names no place. */
export async function findByName(database: Database, directory: Directory, typed: string): Promise<FoundPlace[]> {
  const { places, unknown } = await findPlaces(database.query, typed, (id) => named(directory, id));
  if (places.length === 0 && namesNoPlace(typed))
    return directory.all
      .filter(({ row }) => row.type === 'city')
      .map((place) => ({ ...place, form: null, unknown: null }));
  return places.flatMap(({ place, form }) => {
    const listed = directory.byId.get(place.id);
    return listed ? [{ ...listed, form, unknown }] : [];
  });
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
