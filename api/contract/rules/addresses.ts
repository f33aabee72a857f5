import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, type Language, LUGGAGE_STORAGE_SEGMENTS } from '../vocabulary/languages.ts';

/** The route of a place for building addresses: its English route, and those in other languages that differ. */
export interface Routed {
  route: string;
  translations?: Record<string, { route: string }> | undefined;
}

/** Adds the language to a path, unless it is English or the link leads elsewhere (specification §2). */
export function withLanguage(path: string, language: Language): string {
  if (/^[a-z]+:|^\/\//i.test(path) || language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Returns a path of the site, known in English, in another language: its segment and prefix. */
export function localPath(path: string, language: Language): string {
  return withLanguage(path.replace(/^\/luggage-storage(?=\/|$)/, `/${LUGGAGE_STORAGE_SEGMENTS[language]}`), language);
}

/** Returns the path of the list of all cities. */
export function citiesPath(language: Language): string {
  return localPath('/luggage-storage', language);
}

/** Returns the path of a country, city or landmark. */
export function placePath({ route, translations }: Routed, language: Language): string {
  return `${citiesPath(language)}/${translations?.[LANGUAGE_NAMES[language]]?.route ?? route}`;
}

/** Returns the path of a stashpoint below the place it is shown in. */
export function stashpointPath(place: Routed, id: string, language: Language): string {
  return `${placePath(place, language)}/stashpoints/${id}`;
}
