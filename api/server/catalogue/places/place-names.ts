import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import { LANGUAGE_NAMES, type LanguageName } from '../../../contract/vocabulary/languages.ts';
import type { Translations } from '../../../contract/vocabulary/words.ts';
import type { Directory, ListedPlace, PlaceRow } from './directory.ts';
import { searchTextOf } from './finding/search-text.ts';

export type Names = Partial<BodyOf<Endpoints['createPlace']>['translations']>;

const NAMES = Object.values(LANGUAGE_NAMES);

interface Named {
  id: string;
  names: Names;
  /** Additional search terms that people type for it. */
  alsoFoundBy: string[];
  parent: ListedPlace | undefined;
  earlier: string[];
}

/**
 * Returns the columns that follow from a place's names, slugs and parent: its address in each language, every address
 * that leads to it, and the text it is searched by. `earlier` addresses keep leading here.
 *
 * @throws CubbyError REQUIRED_DATA_CLIENT_ERROR without an English name, INVALID_DATA for an address another place has.
 */
export function nameColumns(directory: Pick<Directory, 'all'>, { id, names, alsoFoundBy, parent, earlier }: Named) {
  const english = names.english;
  if (!english)
    throw fieldError('translations.english.name', 'A place needs an English name.', 'REQUIRED_DATA_CLIENT_ERROR');
  const translations: Translations = {};
  for (const language of NAMES) {
    const name = names[language];
    if (name)
      translations[language] = {
        name: name.name.trim(),
        slug: name.slug,
        route: routeOf(language, name.slug, parent),
        ...(name.in && { in: name.in }),
      };
  }
  for (const [language, { route }] of Object.entries(translations)) requireFree(directory, id, language, route);
  const own = Object.values(translations).map(({ route }) => route);
  return {
    name: english.name.trim(),
    slug: english.slug,
    translations: JSON.stringify(translations),
    search_text: searchTextOf(
      Object.values(translations).map(({ name }) => name),
      alsoFoundBy,
    ),
    also_found_by: alsoFoundBy,
    routes: [...new Set([...own, ...own.flatMap(shortened), ...earlier])],
  };
}

/** Returns the names of a place's row in the shape of the form. */
export function namesOf({ translations }: PlaceRow): Names {
  return Object.fromEntries(
    Object.entries(translations).map(([language, { name, slug, in: phrase }]) => [
      language,
      { name, slug, ...(phrase && { in: phrase }) },
    ]),
  );
}

function routeOf(language: LanguageName, slug: string, parent: ListedPlace | undefined): string {
  const above = parent?.row.translations[language] ?? parent?.row.translations.english;
  return above ? `${above.route}/${slug}` : slug;
}

/** Returns a route without its country: a city and its landmarks are also found that way. */
function shortened(route: string): string[] {
  const parts = route.split('/');
  return parts.length > 1 ? [parts.slice(1).join('/')] : [];
}

/** Requires a free address: a former address of another place may be taken; a current one may not. */
function requireFree(directory: Pick<Directory, 'all'>, id: string, language: string, route: string): void {
  const taken = directory.all.some(
    ({ row }) => row.id !== id && Object.values(row.translations).some((other) => other.route === route),
  );
  if (taken) throw fieldError(`translations.${language}.slug`, `Another place has the address ${route}.`);
}
