import { type ComponentType, lazy } from 'react';
import { hostPaths } from './routing/host-paths.ts';

interface HostPage {
  path: string;
  page: ComponentType;
}

/** The pages of the hosts' console, each fetched when it is first opened. */
export const PAGES: readonly HostPage[] = [
  {
    path: hostPaths.stashpoints,
    page: page(() => import('./stashpoints/PlaceList.tsx').then((file) => file.PlaceList)),
  },
  {
    path: hostPaths.account,
    page: page(() => import('./account/AccountPage.tsx').then((file) => file.HostAccountPage)),
  },
];

function page(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() => load().then((component) => ({ default: component })));
}
