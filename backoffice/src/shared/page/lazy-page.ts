import { type ComponentType, type FunctionComponent, lazy } from 'react';

/** Returns a page that is loaded when it is first opened. */
export function lazyPage(load: () => Promise<ComponentType>): FunctionComponent {
  return lazy(async () => ({ default: await load() }));
}
