/// <reference lib="webworker" />
import { COUNTER_PATHS } from '@cubby/api';
import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { showNotices } from './show-notice.ts';

declare const self: ServiceWorkerGlobalScope;
/** The counter's files, as listed by its build, and a hash of its page. */
declare const __COUNTER_FILES__: string[];
declare const __COUNTER_PAGE__: string;

/*
 * The counter opens offline, and just as fast online: its page and code come from the device. The day itself is stored
 * elsewhere, encrypted; no API response passes through here.
 */

const PAGE = '/';

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

// The console's pages need the server. Offline the counter says so in its own frame, instead of the browser.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/v2/'),
  new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache(PAGE) }] }),
);

// Non-Latin fonts have many files, of which few are needed: they are cached as they are used.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.woff2$|^\/favicon\.svg$/.test(url.pathname),
  new CacheFirst({ cacheName: 'counter-letters' }),
);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

showNotices(self);
