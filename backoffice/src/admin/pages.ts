import type { StaffScope } from '@cubby/api';
import { type ComponentType, lazy } from 'react';
import { paths } from '../lib/paths.ts';

interface ConsolePage {
  path: string;
  page: ComponentType;
  /** What one must be trusted with; nothing for one's own account. */
  scope?: StaffScope;
}

/** The pages behind the sign-in (specification §2), each fetched when it is first opened. */
export const HomePage = page(() => import('./home/HomePage.tsx').then((file) => file.HomePage));

export const PAGES: readonly ConsolePage[] = [
  {
    path: paths.account,
    page: page(() => import('./account/AccountPage.tsx').then((file) => file.AccountPage)),
  },
  {
    path: paths.stashpoints,
    scope: 'stashpoints:all',
    page: page(() => import('./stashpoints/StashpointList.tsx').then((file) => file.StashpointList)),
  },
  {
    path: paths.approval,
    scope: 'stashpoints:all',
    page: page(() => import('./approval/ApprovalQueue.tsx').then((file) => file.ApprovalQueue)),
  },
  {
    path: paths.stashpoint(':stashpointId'),
    scope: 'stashpoints:all',
    page: page(() => import('./stashpoints/StashpointShow.tsx').then((file) => file.StashpointShow)),
  },
  {
    path: paths.bookings,
    scope: 'bookings:all',
    page: page(() => import('./bookings/BookingList.tsx').then((file) => file.BookingList)),
  },
  {
    path: paths.booking(':bookingId'),
    scope: 'bookings:all',
    page: page(() => import('./bookings/BookingShow.tsx').then((file) => file.BookingShow)),
  },
  {
    path: paths.incidents,
    scope: 'bookings:all',
    page: page(() => import('./incidents/IncidentList.tsx').then((file) => file.IncidentList)),
  },
  {
    path: paths.refunds,
    scope: 'money:all',
    page: page(() => import('./refunds/RefundList.tsx').then((file) => file.RefundList)),
  },
  {
    path: paths.cities,
    scope: 'places:all',
    page: page(() => import('./places/PlaceList.tsx').then((file) => file.PlaceList)),
  },
  {
    path: paths.newCity,
    scope: 'places:all',
    page: page(() => import('./places/PlaceCreate.tsx').then((file) => file.PlaceCreate)),
  },
  {
    path: paths.city(':placeId'),
    scope: 'places:all',
    page: page(() => import('./places/PlaceEdit.tsx').then((file) => file.PlaceEdit)),
  },
  {
    path: paths.contents,
    scope: 'contents:all',
    page: page(() => import('./contents/ContentList.tsx').then((file) => file.ContentList)),
  },
  {
    path: paths.newContent,
    scope: 'contents:all',
    page: page(() => import('./contents/ContentCreate.tsx').then((file) => file.ContentCreate)),
  },
  {
    path: paths.content(':seoContentId'),
    scope: 'contents:all',
    page: page(() => import('./contents/ContentEdit.tsx').then((file) => file.ContentEdit)),
  },
];

function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
