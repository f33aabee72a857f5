import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates a cache of styles: one for each page on the server, one for the browser, which finds the server's in the
 * head.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'cubby' });
  // Otherwise the server would write each style beside its element, and once for each.
  cache.compat = true;
  return cache;
}
