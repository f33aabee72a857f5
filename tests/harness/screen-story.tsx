import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import { ChosenDirection } from '../../design-system/src/theme/direction.tsx';
import { MODE_STORAGE_KEY } from '../../design-system/src/theme/mode.ts';
import { type Surroundings, surroundingsOf } from '../../design-system/testing/surroundings.ts';
import { FakeApi } from './fake-api.ts';

/* A whole page of a site as a story: its code, texts and storage are real, the network is not. */

/** A map whose streets cannot be loaded, since a story fetches nothing from elsewhere: the quiet ground is shown. */
export const NO_STREETS = {
  kind: 'style',
  url: 'data:application/json,',
} as const;

interface ScreenOptions {
  /** Goes to the page's address, with everything that a visit there needs. */
  arrive: (api: FakeApi, surroundings: Surroundings) => Promise<void>;
  /** Returns the site. */
  site: () => ReactNode;
  /** True for a page of which a part never loads. */
  waits?: boolean;
  /** Uses the page, once it is there. */
  play?: (page: HTMLElement) => Promise<void>;
}

interface Context {
  globals: Record<string, unknown>;
  canvasElement: HTMLElement;
}

/** Returns a story of a page. A request that breaks the contract, or that has no answer, fails it. */
export function screenStory({ arrive, site, waits = false, play }: ScreenOptions) {
  let api = new FakeApi();
  return {
    // A whole page is held to the rules of pages, too.
    parameters: { screen: true, a11y: { config: { rules: [] } } },
    beforeEach: async ({ globals }: Context) => {
      const surroundings = surroundingsOf(globals);
      const putBack = replaceNetwork((request, init) => api.fetch(request, init));
      api = new FakeApi();
      visits += 1;
      await arrive(api, surroundings);
      if (surroundings.mode === 'system') localStorage.removeItem(MODE_STORAGE_KEY);
      else localStorage.setItem(MODE_STORAGE_KEY, surroundings.mode);
      return putBack;
    },
    render: (_args: object, { globals }: Context) => {
      const surroundings = surroundingsOf(globals);
      return (
        <>
          {/* Checks and pictures are of all of a page at once, also of what a visitor has not scrolled to. */}
          <style>{'* { content-visibility: visible !important; }'}</style>
          <ChosenDirection value={surroundings.direction === 'rtl' ? 'rtl' : null}>
            <Site key={visits} site={site} />
          </ChosenDirection>
        </>
      );
    },
    play: async ({ canvasElement }: Context) => {
      await waitFor(() => expect(canvasElement.querySelector(waits ? 'header' : 'h1')).toBeVisible());
      if (!waits) await waitFor(() => expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(0));
      await play?.(canvasElement);
      expect(api.faults).toEqual([]);
      window.scrollTo(0, 0);
    },
  };
}

/** The number of pages opened so far: each has a site of its own, because its language is part of its address. */
let visits = 0;
/** Closes the site that is shown. */
let close = () => {};

/** A site until it is closed, which is before the next story sets up its own: it would follow that one's address. */
function Site({ site }: { site: () => ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    close = () => flushSync(() => setOpen(false));
    return () => {
      close = () => {};
    };
  }, []);
  return isOpen && site();
}

/**
 * Replaces what answers requests to the API, and keeps service workers from being installed. Returns a function that
 * puts network and address back.
 */
function replaceNetwork(fetch: typeof globalThis.fetch): () => void {
  const address = window.location.href;
  const real = globalThis.fetch;
  navigator.serviceWorker.register = () => new Promise(() => {});
  globalThis.fetch = (input, init) => (isOurs(input) ? fetch(input, init) : real(input, init));
  return () => {
    close();
    globalThis.fetch = real;
    window.history.replaceState(null, '', address);
  };
}

/** Tells whether a request is one to the API. */
function isOurs(request: RequestInfo | URL): boolean {
  const { origin, pathname } = new URL(request instanceof Request ? request.url : request, window.location.href);
  return origin === window.location.origin && /^\/(v[23]|_sandbox)\//.test(pathname);
}
