import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { AdminPlace } from '../../../contract/structs/admin-place.ts';
import { CURRENCIES, isCurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../contract/vocabulary/languages.ts';
import { PICTURE_SIZES } from '../../../contract/vocabulary/pictures.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { pageOf } from '../../platform/http/page.ts';
import { pictureSet } from '../../platform/media/picture-set.ts';
import type { Directory, HasPlaces, ListedPlace } from './directory.ts';
import { findByName } from './find-by-name.ts';
import { listWrittenLanguages } from './store.ts';

type Query = QueryOf<Endpoints['listAdminPlaces']>;
type Written = Awaited<ReturnType<typeof listWrittenLanguages>>;

/** Lists a few hundred places from memory, filtered. */
export async function listAdminPlaces(services: HasDatabase & HasPlaces, query: Query): Promise<Page<AdminPlace>> {
  const directory = await services.places.read();
  const written = await listWrittenLanguages(services.database.query);
  const places = (await found(services, directory, query))
    .map((place) => present(place, directory, written))
    .filter((place) => hasGap(place, query));
  const sorted =
    query.after === undefined ? inOrder(places, query) : places.filter(({ id }) => id > (query.after ?? ''));
  const { page, perPage } = { ...pagingOf(query.page, query.per_page), perPage: query.per_page ?? 25 };
  const offset = query.after === undefined ? (page - 1) * perPage : 0;
  return pageOf(sorted.slice(offset, offset + perPage), places.length, { page, perPage });
}

/** @throws CubbyError NOT_FOUND. */
export async function getAdminPlace(services: HasDatabase & HasPlaces, id: string): Promise<AdminPlace> {
  const directory = await services.places.refresh();
  const place = directory.byId.get(id);
  if (!place) throw new CubbyError('NOT_FOUND', 'Place not found.');
  return present(place, directory, await listWrittenLanguages(services.database.query));
}

async function found(
  { database }: HasDatabase,
  directory: Directory,
  { q, ids, type, parent_id, after }: Query,
): Promise<ListedPlace[]> {
  const wanted = ids?.split(',');
  const matching = (q?.trim() ? (await findByName(database, directory, q)).places : directory.all)
    .filter(({ row }) => !wanted || wanted.includes(row.id))
    .filter(({ row }) => !type || row.type === type)
    .filter(({ row }) => !parent_id || row.parent_id === parent_id);
  return after === undefined ? matching : matching.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1));
}

function hasGap({ gaps }: AdminPlace, { gap, language }: Query): boolean {
  if (!gap && !language) return true;
  return gaps.some((each) => (!gap || each.gap === gap) && (!language || each.languages.includes(language)));
}

/** Sorts places. Without an explicit order, search results stay in that of the search: best first. */
function inOrder(places: AdminPlace[], { sort, order }: Query): AdminPlace[] {
  if (!sort) return places;
  const direction = order === 'DESC' ? -1 : 1;
  return places.toSorted((a, b) =>
    sort === 'name'
      ? direction * a.name.localeCompare(b.name)
      : direction * (a.stashpoint_count - b.stashpoint_count) || a.name.localeCompare(b.name),
  );
}

function present({ row, totals }: ListedPlace, directory: Directory, written: Written): AdminPlace {
  const parent = row.parent_id ? directory.byId.get(row.parent_id) : undefined;
  return {
    id: row.id,
    version: row.version,
    type: row.type,
    parent_id: row.parent_id,
    parent_name: parent?.row.name ?? null,
    name: row.name,
    kind: row.kind,
    code: row.code,
    center: { lat: row.lat, lng: row.lng },
    timezone: row.timezone,
    currency_code: row.currency_code,
    ccy_minor_in_major: isCurrencyCode(row.currency_code) ? CURRENCIES[row.currency_code].minorInMajor : 100,
    translations: row.translations,
    also_found_by: row.also_found_by,
    google_indexed: row.google_indexed,
    picture: row.picture,
    hero_images: [pictureSet(row.picture, PICTURE_SIZES.hero, row.name, row.previews)],
    images: [pictureSet(row.picture, PICTURE_SIZES.place, row.name, row.previews)],
    stashpoint_count: totals.stashpoint_count,
    first_day_cost: totals.first_day_cost,
    extra_day_cost: totals.extra_day_cost,
    gaps: gapsOf({ row, totals }, written.get(row.id) ?? []),
  };
}

function gapsOf({ row, totals }: ListedPlace, written: readonly string[]): AdminPlace['gaps'] {
  const missing = {
    translation: LANGUAGES.filter((language) => !row.translations[LANGUAGE_NAMES[language]]),
    // Only cities need texts.
    text: row.type === 'city' ? LANGUAGES.filter((language) => !written.includes(language)) : [],
    index: LANGUAGES.filter((language) => !row.google_indexed[language]),
  };
  const byLanguage = Object.entries(missing)
    .filter(([, languages]) => languages.length > 0)
    .map(([gap, languages]) => ({ gap: gap as AdminPlace['gaps'][number]['gap'], languages }));
  const plain = [
    row.picture === '' && ('picture' as const),
    row.type !== 'country' && row.timezone === null && ('timezone' as const),
    totals.stashpoint_count === 0 && ('stashpoints' as const),
  ].filter((gap) => gap !== false);
  return [...byLanguage, ...plain.map((gap) => ({ gap, languages: [] }))];
}
