/// <reference lib="webworker" />
import { COUNTER_PATHS } from '@cubby/api';
import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { showNotices } from './show-notice.ts';

declare const self: ServiceWorkerGlobalScope;
/** The counter's files, as listed by its build, and a hash of its page. */
declare const __COUNTER_FILES__: string[];
declare const __COUNTER_PAGE__: string;

/*
 * The counter opens offline, and just as fast online: its page and code come from the device. So do the console's pages
 * once they have been opened, but only offline. Days and answers are stored elsewhere, encrypted; no API response passes
 * through here.
 */

const PAGE = '/';
/** The console's one page, under one name whatever the address, and the code of the pages opened so far. */
const CONSOLE = 'console';
const CONSOLE_PAGE = '/console-page';

// File names contain a hash of the contents; the page has none in its name.
precacheAndRoute([
  ...__COUNTER_FILES__.map((url) => ({ url, revision: null })),
  { url: PAGE, revision: __COUNTER_PAGE__ },
]);
cleanupOutdatedCaches();

const page = createHandlerBoundToURL(PAGE);
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && COUNTER_PATHS.includes(url.pathname),
  page,
);

// A console that was never opened on this device needs the server. Offline the counter says so, instead of the browser.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && !/^\/v[23]\//.test(url.pathname),
  new NetworkFirst({
    cacheName: CONSOLE,
    plugins: [{ cacheKeyWillBeUsed: async () => CONSOLE_PAGE, handlerDidError: () => matchPrecache(PAGE) }],
  }),
);

// Non-Latin fonts have many files, of which few are needed: they are cached as they are used.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.woff2$|^\/favicon\.svg$/.test(url.pathname),
  new CacheFirst({ cacheName: 'counter-letters' }),
);

// The names of files contain a hash of their contents.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: CONSOLE }),
);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  // A new version of the worker comes with a new version of the console.
  event.waitUntil(Promise.all([caches.delete(CONSOLE), self.clients.claim()])),
);

showNotices(self);
