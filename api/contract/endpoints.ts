import type { Endpoint } from './endpoint.ts';
import { accountChangeUndoEndpoints } from './endpoints/account-change-undos.ts';
import { analyticsEndpoints } from './endpoints/analytics.ts';
import { blogEndpoints } from './endpoints/blog.ts';
import { bookingPictureEndpoints } from './endpoints/booking-pictures.ts';
import { bookingEndpoints } from './endpoints/bookings.ts';
import { calendarEndpoints } from './endpoints/calendars.ts';
import { changeEndpoints } from './endpoints/changes.ts';
import { claimCaseEndpoints } from './endpoints/claim-cases.ts';
import { claimEndpoints } from './endpoints/claims.ts';
import { colleagueEndpoints } from './endpoints/colleagues.ts';
import { commissionEndpoints } from './endpoints/commissions.ts';
import { contentEditingEndpoints } from './endpoints/content-editing.ts';
import { contentEndpoints } from './endpoints/contents.ts';
import { conversationEndpoints } from './endpoints/conversations.ts';
import { counterEndpoints } from './endpoints/counter.ts';
import { couponEndpoints } from './endpoints/coupons.ts';
import { creditEndpoints } from './endpoints/credit.ts';
import { currencyEndpoints } from './endpoints/currencies.ts';
import { dashboardEndpoints } from './endpoints/dashboard.ts';
import { deviceEndpoints } from './endpoints/devices.ts';
import { disputeEndpoints } from './endpoints/disputes.ts';
import { hostAccountEndpoints } from './endpoints/host-accounts.ts';
import { hostEndpoints } from './endpoints/hosts.ts';
import { identityEndpoints } from './endpoints/identity.ts';
import { incidentEndpoints } from './endpoints/incidents.ts';
import { invoiceEndpoints } from './endpoints/invoices.ts';
import { ledgerEndpoints } from './endpoints/ledger.ts';
import { mailChoiceEndpoints } from './endpoints/mail-choices.ts';
import { mailEndpoints } from './endpoints/mails.ts';
import { messageEndpoints } from './endpoints/messages.ts';
import { monthEndpoints } from './endpoints/months.ts';
import { moveEndpoints } from './endpoints/moves.ts';
import { noteEndpoints } from './endpoints/notes.ts';
import { operationEndpoints } from './endpoints/operations.ts';
import { partnerEndpoints } from './endpoints/partners.ts';
import { paymentEndpoints } from './endpoints/payments.ts';
import { payoutEndpoints } from './endpoints/payouts.ts';
import { pictureEndpoints } from './endpoints/pictures.ts';
import { placeEditingEndpoints } from './endpoints/place-editing.ts';
import { placeEndpoints } from './endpoints/places.ts';
import { prepaidEndpoints } from './endpoints/prepaid.ts';
import { proofEndpoints } from './endpoints/proofs.ts';
import { pushEndpoints } from './endpoints/push.ts';
import { reconciliationEndpoints } from './endpoints/reconciliation.ts';
import { reviewEndpoints } from './endpoints/reviews.ts';
import { signInMethodEndpoints } from './endpoints/sign-in-methods.ts';
import { siteEndpoints } from './endpoints/site.ts';
import { staffEndpoints } from './endpoints/staff.ts';
import { stashpointFigureEndpoints } from './endpoints/stashpoint-figures.ts';
import { stashpointEndpoints } from './endpoints/stashpoints.ts';
import { supportEndpoints } from './endpoints/support.ts';
import { teamEndpoints } from './endpoints/team.ts';
import { userEndpoints } from './endpoints/users.ts';

/** Every call of the API, by noun. */
export const endpoints = {
  ...siteEndpoints,
  ...stashpointEndpoints,
  ...placeEndpoints,
  ...reviewEndpoints,
  ...bookingEndpoints,
  ...bookingPictureEndpoints,
  ...counterEndpoints,
  ...calendarEndpoints,
  ...stashpointFigureEndpoints,
  ...pushEndpoints,
  ...incidentEndpoints,
  ...claimEndpoints,
  ...claimCaseEndpoints,
  ...conversationEndpoints,
  ...messageEndpoints,
  ...moveEndpoints,
  ...paymentEndpoints,
  ...creditEndpoints,
  ...identityEndpoints,
  ...signInMethodEndpoints,
  ...proofEndpoints,
  ...userEndpoints,
  ...colleagueEndpoints,
  ...noteEndpoints,
  ...mailChoiceEndpoints,
  ...blogEndpoints,
  ...hostEndpoints,
  ...hostAccountEndpoints,
  ...teamEndpoints,
  ...deviceEndpoints,
  ...commissionEndpoints,
  ...ledgerEndpoints,
  ...monthEndpoints,
  ...invoiceEndpoints,
  ...payoutEndpoints,
  ...accountChangeUndoEndpoints,
  ...reconciliationEndpoints,
  ...contentEndpoints,
  ...partnerEndpoints,
  ...analyticsEndpoints,
  ...couponEndpoints,
  ...currencyEndpoints,
  ...prepaidEndpoints,
  ...staffEndpoints,
  ...operationEndpoints,
  ...pictureEndpoints,
  ...changeEndpoints,
  ...dashboardEndpoints,
  ...supportEndpoints,
  ...disputeEndpoints,
  ...mailEndpoints,
  ...placeEditingEndpoints,
  ...contentEditingEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
