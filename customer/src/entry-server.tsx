import type { Language, PageRenderer, PageRequest, PlaceDetail, RenderedPage } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { unstable_serialize } from 'swr';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { createSiteClient } from './lib/api/api-client.ts';
import { COMMON, wordsFile } from './lib/i18n/load-words.ts';
import { withCardPictures } from './lib/places/shown-cards.ts';
import type { Embedded, EmbeddedAnswer } from './lib/rendering/embedded.ts';
import { inOneLanguage } from './lib/rendering/in-one-language.ts';
import { type Answer, type Rendering, RenderingContext } from './lib/rendering/rendering.ts';
import { createStyleCache } from './lib/rendering/style-cache.ts';
import { withUsedVariables } from './lib/rendering/used-variables.ts';
import { pageQuery } from './lib/routing/page-query.ts';
import { inLanguage, splitPath } from './lib/routing/paths.ts';
import { pageFile } from './pages.ts';
import { ROUTES, redirectOf, routeOf } from './routes.ts';

/** The page's own root; anything React writes before it belongs into the head. */
const BODY_BEGINS = /<div [^>]*id="site"/;

/** @throws the error that interrupted drawing; the server then lets the browser draw. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const { pathname, search } = new URL(request.url, request.publicUrl);
  const { language, path } = splitPath(pathname);
  const elsewhere = redirectOf(path) ?? (inLanguage(pathname, '', language) === pathname ? undefined : path);
  if (elsewhere !== undefined) return moved(request, inLanguage(elsewhere, search, language));
  if (routeOf(path)?.personal) return null;

  const answers: EmbeddedAnswer[] = [];
  const rendering: Rendering = {
    pathname,
    search,
    now: request.now,
    publicUrl: request.publicUrl,
    ask: asker(request, answers, language),
    status: 200,
    movedTo: null,
  };
  const cache = createStyleCache();
  let broken: unknown;
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <RenderingContext value={rendering}>
        <Router ssrPath={pathname} ssrSearch={search.slice(1)}>
          <App />
        </Router>
      </RenderingContext>
    </CacheProvider>,
    {
      // Everything is complete before anything is sent: no part of the page may need a script to be put into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        broken ??= error;
      },
    },
  );
  const html = await textOf(prelude);
  if (broken) throw broken;
  if (rendering.movedTo) return moved(request, rendering.movedTo + search);
  const begins = html.search(BODY_BEGINS);
  if (begins < 0) throw new Error('The page was drawn without its root.');
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const styles = withUsedVariables(constructStyleTagsFromChunks(extractCriticalToChunks(html)), html);
  return {
    status: rendering.status,
    movedTo: null,
    language,
    head: html.slice(0, begins),
    // The attribute says that they are in the head already; Emotion would move them there, and the browser read them twice.
    styles: styles.replaceAll('<style ', '<style data-s '),
    body: html.slice(begins),
    data: JSON.stringify({
      now: request.now.toISOString(),
      publicUrl: request.publicUrl,
      answers,
    } satisfies Embedded).replaceAll('<', '\\u003c'),
    modules: screenModules(request.url),
    isRead: routeOf(path)?.read ?? false,
  };
};

/** A page that the browser draws calls the API at once. */
export const modulesOf: PageRenderer['modulesOf'] = (url) => [...screenModules(url), 'src/lib/api/api-client.ts'];

function screenModules(url: string): string[] {
  const { language, path } = splitPath(pathOf(url));
  const row = routeOf(path);
  const words = [COMMON, ...(row?.words ?? [])].map((part) => wordsFile(language, part));
  return row ? [pageFile(row), ...words] : words;
}

export const languageOf: PageRenderer['languageOf'] = (url) => splitPath(pathOf(url)).language;

export const drawnAddress: PageRenderer['drawnAddress'] = (url) => {
  const [address = '/', query = ''] = url.split('?');
  return routeOf(splitPath(pathOf(address)).path)?.personal ? address : address + pageQuery(query);
};

export const publicPaths: PageRenderer['publicPaths'] = ROUTES.filter(
  ({ path, personal, unlisted }) => !personal && !unlisted && !path.includes(':'),
).map(({ path }) => path);

function pathOf(url: string): string {
  return new URL(url, 'http://localhost').pathname;
}

function moved(request: PageRequest, to: string): RenderedPage {
  const nothing = { head: '', styles: '', body: '', data: '', modules: [], isRead: false };
  return { status: 301, movedTo: to, language: languageOf(request.url), ...nothing };
}

/** Calls that may wait for another company: a page is drawn without them, and the browser calls again. */
const IMPATIENT: readonly string[] = ['listBendysquare', 'listQuadralink'];
const PATIENCE_MS = 300;

/** Makes each call once and records its result. Server errors are not recorded: the page is then not drawn. */
function asker({ fetch }: PageRequest, answers: EmbeddedAnswer[], language: Language): Rendering['ask'] {
  const api = createSiteClient({ fetch, isOwnServer: true, headers: () => ({ 'Client-Id': 'null' }) });
  const asked = new Map<string, Promise<Answer>>();
  const record = (name: string, input: object, answer: Omit<EmbeddedAnswer, 'key'>) =>
    answers.push({ key: [name, input], ...answer });
  const ask = async (name: string, input: object): Promise<Answer> => {
    const call = api[name as keyof typeof api] as (input: object) => Promise<unknown>;
    const reply = call(input);
    try {
      if (IMPATIENT.includes(name) && !(await isPrompt(reply))) return {};
      const data = await reply;
      const shown = name === 'getCity' ? withCardPictures(data as PlaceDetail) : data;
      record(name, input, { data: inOneLanguage(shown, language) });
      return { data };
    } catch (error) {
      if (!(error instanceof ResponseError) || error.status >= 500) throw error;
      record(name, input, { error: { status: error.status, id: error.id, message: error.message } });
      return { error };
    }
  };
  return (name, input) => {
    const key = unstable_serialize([name, input]);
    const known = asked.get(key) ?? ask(name, input);
    asked.set(key, known);
    return known;
  };
}

/** Tells whether a call succeeds in the time that a page waits for it. */
function isPrompt(reply: Promise<unknown>): Promise<boolean> {
  return new Promise((tell) => {
    const timer = setTimeout(tell, PATIENCE_MS, false);
    const end = (isAnswered: boolean) => {
      clearTimeout(timer);
      tell(isAnswered);
    };
    reply.then(
      () => end(true),
      () => end(false),
    );
  });
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
