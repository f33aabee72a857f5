import type { Language } from './vocabulary/languages.ts';

/** What the server gives a site to draw one of its pages with. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  now: Date;
  /** Answers the site's calls to the API; paths come without an origin. */
  fetch: typeof globalThis.fetch;
  /** Where the site is reached from outside, without a slash at the end; canonical addresses begin with it. */
  publicUrl: string;
}

/** A page as a site draws it; the server puts the document around it. */
export interface RenderedPage {
  status: number;
  /** The page lives there (path and query); there is nothing else to show. */
  movedTo: string | null;
  language: Language;
  /** Titles, descriptions and links. */
  head: string;
  styles: string;
  body: string;
  /** What the API answered, as JSON that may stand in a script element. */
  data: string;
  /** Source files of the code and words the page needs, as the build's manifest names them. */
  modules: string[];
}

export interface PageRenderer {
  /** Null for a page that the browser draws alone. @throws whatever broke while drawing. */
  renderPage: (request: PageRequest) => Promise<RenderedPage | null>;
  /** What a page needs of code and words, for one that is not drawn here too. */
  modulesOf: (url: string) => string[];
  languageOf: (url: string) => Language;
  /** The site's own pages that search engines may keep: paths in English, without language. */
  publicPaths: readonly string[];
}
