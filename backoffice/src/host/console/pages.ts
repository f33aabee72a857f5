import type { ComponentType } from 'react';
import { lazyPage } from '../../shared/page/lazy-page.ts';
import { hostPaths } from './routing/host-paths.ts';

interface HostPage {
  path: string;
  page: ComponentType;
  /** For the owner only; managers see a notice instead. */
  owners?: true;
}

/** The pages of the host console, each loaded when it is first opened. */
export const PAGES: readonly HostPage[] = [
  {
    path: hostPaths.stashpoints,
    page: lazyPage(() => import('./stashpoints/StashpointList.tsx').then((file) => file.StashpointList)),
  },
  {
    path: hostPaths.newStashpoint,
    owners: true,
    page: lazyPage(() => import('./stashpoints/StashpointNew.tsx').then((file) => file.StashpointNew)),
  },
  {
    path: hostPaths.stashpoint(':id'),
    page: lazyPage(() => import('./stashpoints/StashpointPage.tsx').then((file) => file.StashpointPage)),
  },
  { path: hostPaths.hours, page: lazyPage(() => import('./hours/HoursPage.tsx').then((file) => file.HoursPage)) },
  {
    path: hostPaths.closures,
    page: lazyPage(() => import('./hours/ClosuresPage.tsx').then((file) => file.ClosuresPage)),
  },
  { path: hostPaths.limits, page: lazyPage(() => import('./hours/LimitsPage.tsx').then((file) => file.LimitsPage)) },
  {
    path: hostPaths.commissions,
    owners: true,
    page: lazyPage(() => import('./money/CommissionsPage.tsx').then((file) => file.CommissionsPage)),
  },
  {
    path: hostPaths.payouts,
    owners: true,
    page: lazyPage(() => import('./money/PayoutsPage.tsx').then((file) => file.PayoutsPage)),
  },
  {
    path: hostPaths.notices,
    page: lazyPage(() => import('./notices/NoticesPage.tsx').then((file) => file.NoticesPage)),
  },
  { path: hostPaths.people, page: lazyPage(() => import('./people/PeoplePage.tsx').then((file) => file.PeoplePage)) },
  {
    path: hostPaths.bookings,
    page: lazyPage(() => import('./bookings/BookingList.tsx').then((file) => file.BookingList)),
  },
  {
    path: hostPaths.booking(':bookingId'),
    page: lazyPage(() => import('./bookings/BookingPage.tsx').then((file) => file.BookingPage)),
  },
  { path: hostPaths.dayList, page: lazyPage(() => import('./print/DayListPage.tsx').then((file) => file.DayListPage)) },
  {
    path: hostPaths.incidents,
    page: lazyPage(() => import('./incidents/IncidentList.tsx').then((file) => file.IncidentList)),
  },
  {
    path: hostPaths.incident(':id'),
    page: lazyPage(() => import('./incidents/IncidentPage.tsx').then((file) => file.IncidentPage)),
  },
  { path: hostPaths.reviews, page: lazyPage(() => import('./reviews/ReviewList.tsx').then((file) => file.ReviewList)) },
  {
    path: hostPaths.figures,
    page: lazyPage(() => import('./figures/FiguresPage.tsx').then((file) => file.FiguresPage)),
  },
  { path: hostPaths.tags, page: lazyPage(() => import('./print/TagsPage.tsx').then((file) => file.TagsPage)) },
  {
    path: hostPaths.invoices,
    owners: true,
    page: lazyPage(() => import('./money/InvoicesPage.tsx').then((file) => file.InvoicesPage)),
  },
  {
    path: hostPaths.account,
    page: lazyPage(() => import('./account/AccountPage.tsx').then((file) => file.HostAccountPage)),
  },
];
