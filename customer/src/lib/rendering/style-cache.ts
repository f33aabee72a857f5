import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { isDrawn, isTakingOver } from './embedded.ts';

const KEY = 'c';

/** Properties that the browsers of our build (`es2022`) know by an older name only. */
const OLDER_NAME = /^(user-select|backdrop-filter|hyphens|print-color-adjust|box-decoration-break|mask(-.+)?)$/;

/** Emotion's own prefixes are for browsers of ten years ago: a quarter of a page's styles, and of the time they take. */
const addOlderNames: StylisPlugin = (element) => {
  if (element.type === 'decl' && OLDER_NAME.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** One list for all caches: Emotion keeps compiled styles for as long as it is handed the same list. */
const PLUGINS = [addOlderNames];

/**
 * Creates a cache of styles: one for each page on the server, one for the browser, which finds the server's in the
 * head.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({
    key: KEY,
    stylisPlugins: PLUGINS,
    ...(isDrawn && { container: leavingInPlace(document.head) }),
  });
  // Otherwise the server would write each style beside its element, and once for each.
  cache.compat = true;
  if (isDrawn) leaveOutUnworn(cache);
  return cache;
}

/**
 * Returns a container in which the server's style sheets stay where they are: moving one makes the browser read it
 * again.
 */
function leavingInPlace(head: HTMLElement): HTMLElement {
  const insertBefore = <Added extends Node>(added: Added, before: Node | null) =>
    added.isConnected ? added : head.insertBefore(added, before);
  return { insertBefore } as HTMLElement;
}

/**
 * Leaves out styles that no element wears. A component around another one, such as a button around its base, has a class
 * of its own that the inner one merges into its class; the server leaves these styles out, and writing a hundred of them
 * would be half of the work of taking a page over.
 */
function leaveOutUnworn(cache: EmotionCache): void {
  const insert = cache.insert;
  const unworn = new Set<string>();
  const waiting = new Map<string, Parameters<EmotionCache['insert']>>();
  // After React's commit, when its elements are in the document, and before the next paint.
  const write = () => {
    for (const [name, call] of waiting) {
      if (document.getElementsByClassName(`${KEY}-${name}`).length > 0) insert(...call);
      else unworn.add(name);
    }
    waiting.clear();
  };
  cache.insert = (...call) => {
    const [selector, { name }] = call;
    const mayBeUnworn = isTakingOver() || waiting.has(name) || unworn.has(name);
    // Global styles and animations have no class.
    if (selector === '' || !mayBeUnworn) return insert(...call);
    if (waiting.size === 0) queueMicrotask(write);
    waiting.set(name, call);
  };
}
