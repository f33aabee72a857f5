import type { Language } from './vocabulary/languages.ts';

/** The server's input for drawing a page of a site. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  now: Date;
  /** Answers the site's calls to the API; paths have no origin. */
  fetch: typeof globalThis.fetch;
  /** The site's public address, without a trailing slash; canonical addresses begin with it. */
  publicUrl: string;
}

/** A page drawn by its site; the server adds the document around it. */
export interface RenderedPage {
  status: number;
  /** The page's new address (path and query), if it has moved; then there is nothing else to show. */
  movedTo: string | null;
  language: Language;
  /** Titles, descriptions and links. */
  head: string;
  styles: string;
  body: string;
  /** The API's answers, as JSON that is safe inside a script element. */
  data: string;
  /** Source files of the code and dictionaries the page needs, as named in the build's manifest. */
  modules: string[];
  /** True for a page that is only read: its code waits until the visitor does something. */
  isRead: boolean;
}

export interface PageRenderer {
  /** Null for a page that only the browser draws. @throws any error of the drawing. */
  renderPage: (request: PageRequest) => Promise<RenderedPage | null>;
  /** Source files of the code and dictionaries of a page, also of one that is not drawn here. */
  modulesOf: (url: string) => string[];
  languageOf: (url: string) => Language;
  /** Returns the part of an address that decides what is drawn: its path and the parameters that pages read, sorted. */
  drawnAddress: (url: string) => string;
  /** The site's own pages that search engines may index: paths in English, without the language. */
  publicPaths: readonly string[];
}
