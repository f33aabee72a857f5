import type { StaffScope } from '@cubby/api';
import { type ComponentType, lazy } from 'react';
import { paths } from '../lib/routing/paths.ts';

interface ConsolePage {
  path: string;
  page: ComponentType;
  /** The scope this page requires; none for the page of the user's own account. */
  scope?: StaffScope;
}

/** The pages behind the sign-in (specification §2), each loaded when it is first opened. */
export const HomePage = page(() => import('./home/HomePage.tsx').then((file) => file.HomePage));

export const PAGES: readonly ConsolePage[] = [
  {
    path: paths.account,
    page: page(() => import('../shared/account/AccountPage.tsx').then((file) => file.AccountPage)),
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
    path: paths.newStashpoint,
    scope: 'stashpoints:all',
    page: page(() => import('./stashpoints/StashpointCreate.tsx').then((file) => file.StashpointCreate)),
  },
  {
    path: paths.editStashpoint(':stashpointId'),
    scope: 'stashpoints:all',
    page: page(() => import('./stashpoints/StashpointEdit.tsx').then((file) => file.StashpointEdit)),
  },
  {
    path: paths.stashpoint(':stashpointId'),
    scope: 'stashpoints:all',
    page: page(() => import('./stashpoints/StashpointShow.tsx').then((file) => file.StashpointShow)),
  },
  {
    path: paths.hosts,
    scope: 'hosts:all',
    page: page(() => import('./hosts/HostList.tsx').then((file) => file.HostList)),
  },
  {
    path: paths.newHost,
    scope: 'hosts:all',
    page: page(() => import('./hosts/HostCreate.tsx').then((file) => file.HostCreate)),
  },
  {
    path: paths.editHost(':hostId'),
    scope: 'hosts:all',
    page: page(() => import('./hosts/HostEdit.tsx').then((file) => file.HostEdit)),
  },
  {
    path: paths.host(':hostId'),
    scope: 'hosts:all',
    page: page(() => import('./hosts/HostShow.tsx').then((file) => file.HostShow)),
  },
  {
    path: paths.payoutRuns,
    scope: 'money:all',
    page: page(() => import('./payouts/PayoutRunList.tsx').then((file) => file.PayoutRunList)),
  },
  {
    path: paths.payoutRun(':runId'),
    scope: 'money:all',
    page: page(() => import('./payouts/PayoutRunPage.tsx').then((file) => file.PayoutRunPage)),
  },
  {
    path: paths.accountChanges,
    scope: 'money:all',
    page: page(() => import('./account-changes/AccountChangeList.tsx').then((file) => file.AccountChangeList)),
  },
  {
    path: paths.reconciledDays,
    scope: 'money:all',
    page: page(() => import('./reconciliation/DayList.tsx').then((file) => file.DayList)),
  },
  {
    path: paths.reconciliation,
    scope: 'money:all',
    page: page(() => import('./reconciliation/UnexplainedList.tsx').then((file) => file.UnexplainedList)),
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
    path: paths.incident(':incidentId'),
    scope: 'bookings:all',
    page: page(() => import('./incidents/IncidentShow.tsx').then((file) => file.IncidentShow)),
  },
  {
    path: paths.mails,
    scope: 'bookings:all',
    page: page(() => import('./mails/MailList.tsx').then((file) => file.MailList)),
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
  {
    path: paths.coupons,
    scope: 'coupons:all',
    page: page(() => import('./coupons/CouponList.tsx').then((file) => file.CouponList)),
  },
  {
    path: paths.newCoupon,
    scope: 'coupons:all',
    page: page(() => import('./coupons/CouponCreate.tsx').then((file) => file.CouponCreate)),
  },
  {
    path: paths.newCoupons,
    scope: 'coupons:all',
    page: page(() => import('./coupons/CouponCreateMany.tsx').then((file) => file.CouponCreateMany)),
  },
  {
    path: paths.coupon(':code'),
    scope: 'coupons:all',
    page: page(() => import('./coupons/CouponEdit.tsx').then((file) => file.CouponEdit)),
  },
  {
    path: paths.otas,
    scope: 'partners:all',
    page: page(() => import('./otas/OtaList.tsx').then((file) => file.OtaList)),
  },
  {
    path: paths.newOta,
    scope: 'partners:all',
    page: page(() => import('./otas/OtaCreate.tsx').then((file) => file.OtaCreate)),
  },
  {
    path: paths.areas,
    scope: 'partners:all',
    page: page(() => import('./otas/AreaList.tsx').then((file) => file.AreaList)),
  },
  {
    path: paths.newArea,
    scope: 'partners:all',
    page: page(() => import('./otas/AreaCreate.tsx').then((file) => file.AreaCreate)),
  },
  {
    path: paths.area(':areaId'),
    scope: 'partners:all',
    page: page(() => import('./otas/AreaEdit.tsx').then((file) => file.AreaEdit)),
  },
  {
    path: paths.vouchers,
    scope: 'partners:all',
    page: page(() => import('./otas/VoucherList.tsx').then((file) => file.VoucherList)),
  },
  {
    path: paths.newVoucher,
    scope: 'partners:all',
    page: page(() => import('./otas/VoucherIssue.tsx').then((file) => file.VoucherIssue)),
  },
  {
    path: paths.voucher(':code'),
    scope: 'partners:all',
    page: page(() => import('./otas/VoucherEdit.tsx').then((file) => file.VoucherEdit)),
  },
  {
    path: paths.ota(':otaId'),
    scope: 'partners:all',
    page: page(() => import('./otas/OtaEdit.tsx').then((file) => file.OtaEdit)),
  },
  {
    path: paths.currencies,
    scope: 'currencies:all',
    page: page(() => import('./currencies/CurrencyList.tsx').then((file) => file.CurrencyList)),
  },
  {
    path: paths.currency(':code'),
    scope: 'currencies:all',
    page: page(() => import('./currencies/CurrencyShow.tsx').then((file) => file.CurrencyShow)),
  },
  {
    path: paths.reviews,
    scope: 'reviews:all',
    page: page(() => import('./reviews/ReviewList.tsx').then((file) => file.ReviewList)),
  },
  {
    path: paths.review(':reviewId'),
    scope: 'reviews:all',
    page: page(() => import('./reviews/ReviewShow.tsx').then((file) => file.ReviewShow)),
  },
  {
    path: paths.users,
    scope: 'users:all',
    page: page(() => import('./users/UserList.tsx').then((file) => file.UserList)),
  },
  {
    path: paths.user(':userId'),
    scope: 'users:all',
    page: page(() => import('./users/UserEdit.tsx').then((file) => file.UserEdit)),
  },
];

function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
