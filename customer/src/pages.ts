import type { ComponentType } from 'react';
import type { RouteRow } from './routes.ts';

const files = import.meta.glob<{ default: ComponentType }>(['./*/*Page.tsx', '!./lib/*']);
const FETCH_AGAIN_MS = 3_000;
const loaded = new Map<string, Promise<ComponentType>>();

/** The component of a screen: its code is fetched once, and read without waiting when it is there. */
export function pageOf({ page }: RouteRow): Promise<ComponentType> {
  const known = loaded.get(page) ?? load(page);
  loaded.set(page, known);
  return known;
}

/** The source file of a screen: what the build calls its chunk. */
export function pageFile({ page }: RouteRow): string {
  return page.replace('./', 'src/');
}

function load(page: string): Promise<ComponentType> {
  const file = files[page];
  if (!file) throw new Error(`There is no screen ${page}.`);
  const promise: Promise<ComponentType> & { status?: 'fulfilled'; value?: ComponentType } = file().then(
    (module) => module.default,
  );
  promise.then(
    // React reads these two off a promise that has settled.
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Fetched again after a while: this one may have been the network's fault, but React asks without a pause.
    () => setTimeout(() => loaded.delete(page), FETCH_AGAIN_MS),
  );
  return promise;
}
