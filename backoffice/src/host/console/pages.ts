import { type ComponentType, lazy } from 'react';
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
    page: page(() => import('./stashpoints/StashpointList.tsx').then((file) => file.StashpointList)),
  },
  {
    path: hostPaths.newStashpoint,
    owners: true,
    page: page(() => import('./stashpoints/StashpointNew.tsx').then((file) => file.StashpointNew)),
  },
  {
    path: hostPaths.stashpoint(':stashpointId'),
    page: page(() => import('./stashpoints/StashpointPage.tsx').then((file) => file.StashpointPage)),
  },
  { path: hostPaths.hours, page: page(() => import('./hours/HoursPage.tsx').then((file) => file.HoursPage)) },
  { path: hostPaths.closures, page: page(() => import('./hours/ClosuresPage.tsx').then((file) => file.ClosuresPage)) },
  { path: hostPaths.limits, page: page(() => import('./hours/LimitsPage.tsx').then((file) => file.LimitsPage)) },
  {
    path: hostPaths.commissions,
    owners: true,
    page: page(() => import('./money/CommissionsPage.tsx').then((file) => file.CommissionsPage)),
  },
  {
    path: hostPaths.payouts,
    owners: true,
    page: page(() => import('./money/PayoutsPage.tsx').then((file) => file.PayoutsPage)),
  },
  { path: hostPaths.notices, page: page(() => import('./notices/NoticesPage.tsx').then((file) => file.NoticesPage)) },
  { path: hostPaths.people, page: page(() => import('./people/PeoplePage.tsx').then((file) => file.PeoplePage)) },
  { path: hostPaths.bookings, page: page(() => import('./bookings/BookingList.tsx').then((file) => file.BookingList)) },
  {
    path: hostPaths.booking(':bookingId'),
    page: page(() => import('./bookings/BookingPage.tsx').then((file) => file.BookingPage)),
  },
  { path: hostPaths.dayList, page: page(() => import('./print/DayListPage.tsx').then((file) => file.DayListPage)) },
  {
    path: hostPaths.incidents,
    page: page(() => import('./incidents/IncidentList.tsx').then((file) => file.IncidentList)),
  },
  {
    path: hostPaths.incident(':incidentId'),
    page: page(() => import('./incidents/IncidentPage.tsx').then((file) => file.IncidentPage)),
  },
  { path: hostPaths.reviews, page: page(() => import('./reviews/ReviewList.tsx').then((file) => file.ReviewList)) },
  { path: hostPaths.figures, page: page(() => import('./figures/FiguresPage.tsx').then((file) => file.FiguresPage)) },
  { path: hostPaths.tags, page: page(() => import('./print/TagsPage.tsx').then((file) => file.TagsPage)) },
  {
    path: hostPaths.invoices,
    owners: true,
    page: page(() => import('./money/InvoicesPage.tsx').then((file) => file.InvoicesPage)),
  },
  {
    path: hostPaths.account,
    page: page(() => import('./account/AccountPage.tsx').then((file) => file.HostAccountPage)),
  },
];

function page(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() => load().then((component) => ({ default: component })));
}
