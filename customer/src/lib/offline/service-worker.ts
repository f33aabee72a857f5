/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { ASSETS, isAsset, isBookingPage, isKeptCall, isSitePage, PAGES, PERSONAL, sharedPage } from './kept.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * Offline availability: the passes opened before, with the code and pictures they need. Everything else goes to the
 * network first, so that no one ever sees an old price.
 */

const DAY_SECONDS = 86_400;
/** The wait before the cached copy is shown: a phone in a back room may show signal without a connection. */
const PATIENCE_SECONDS = 4;
/** Answers vary by `Origin`, which a script's request carries and the page's own does not; the contents are the same. */
const ANY_VARIANT = { ignoreVary: true };

/** Removes the time from a kept answer: pages learn the server's time from it. */
const cachedResponseWillBeUsed = async ({ cachedResponse }: { cachedResponse?: Response }) => {
  if (!cachedResponse) return null;
  const { body, status, statusText } = cachedResponse;
  const headers = new Headers(cachedResponse.headers);
  headers.delete('Date');
  return new Response(body, { status, statusText, headers });
};

// Names carry a hash of the contents: a cached file is always the right one, and an old tab finds its old code.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname),
  new CacheFirst({
    cacheName: ASSETS,
    matchOptions: ANY_VARIANT,
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * DAY_SECONDS })],
  }),
);

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && isKeptCall(url.pathname),
  new NetworkFirst({
    cacheName: PERSONAL,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: ANY_VARIANT,
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 40 * DAY_SECONDS }), { cachedResponseWillBeUsed }],
  }),
);

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && isBookingPage(url.pathname),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: ANY_VARIANT,
    // Bookings of a language share one page: the browser fills it in.
    plugins: [{ cacheKeyWillBeUsed: async ({ request }) => sharedPage(new URL(request.url).pathname) }],
  }),
);

/**
 * Answers every page offline: cached or not, the site itself says what is available, instead of the browser's own
 * error.
 */
const shell = async ({ request }: { request: Request }) =>
  caches.match(sharedPage(new URL(request.url).pathname), { cacheName: PAGES, ...ANY_VARIANT });
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && isSitePage(url.pathname),
  new NetworkOnly({ plugins: [{ handlerDidError: shell }] }),
);

setCatchHandler(async () => Response.error());

// A new version takes over immediately: pages find their own code by its hash, whichever version answers.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
