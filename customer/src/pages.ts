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

/** Returns the source file of a screen: the build names its chunk after it. */
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
    // Loaded again after a while: the network may have failed this one, but React retries without a pause.
    () => setTimeout(() => loaded.delete(page), FETCH_AGAIN_MS),
  );
  return promise;
}
