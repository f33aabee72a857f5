import { type ComponentType, lazy } from 'react';

/** The pages behind the sign-in, each fetched when it is first opened. */
export const HomePage = page(() => import('./home/HomePage.tsx').then((file) => file.HomePage));
export const AccountPage = page(() => import('./account/AccountPage.tsx').then((file) => file.AccountPage));
export const StashpointList = page(() =>
  import('./stashpoints/StashpointList.tsx').then((file) => file.StashpointList),
);
export const StashpointShow = page(() =>
  import('./stashpoints/StashpointShow.tsx').then((file) => file.StashpointShow),
);
export const ApprovalQueue = page(() => import('./approval/ApprovalQueue.tsx').then((file) => file.ApprovalQueue));

function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
