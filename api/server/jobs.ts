import type { Services } from './app.ts';
import { forgetClaimFiles } from './care/claims/forget-claims.ts';
import { countUnanswered } from './care/incidents/count-unanswered.ts';
import { announceMessages } from './care/messages/announce-messages.ts';
import { messageTexts } from './care/messages/message-texts.ts';
import { workOnOperations } from './care/operations/work-on-operations.ts';
import { askForReviews } from './care/reviews/ask-for-reviews.ts';
import { reviewTexts } from './care/reviews/review-texts.ts';
import { importPartnerLockers } from './catalogue/lockers/import-partner-lockers.ts';
import { markPopularPlaces } from './catalogue/places/finding/mark-popular-places.ts';
import { countStays } from './catalogue/stashpoints/record/count-stays.ts';
import { stashpointTexts } from './catalogue/stashpoints/record/stashpoint-texts.ts';
import { addUpTotals } from './catalogue/statistics/add-up-totals.ts';
import { examineLaws } from './laws.ts';
import { issueInvoices } from './money/invoices/issue-invoices.ts';
import { forgetPaymentCustomers } from './money/payments/customers.ts';
import { sendRefunds } from './money/payments/send-refunds.ts';
import { preparePayouts } from './money/payouts/prepare-payouts.ts';
import { reconcile } from './money/reconciliation/reconcile.ts';
import { addUpCouponUses } from './offers/coupons/add-up-coupon-uses.ts';
import type { Job } from './platform/jobs/run-jobs.ts';
import { translateTexts } from './platform/translation/translate-texts.ts';
import { forgetOld } from './retention.ts';
import { expireHolds } from './stays/bookings/expire-holds.ts';
import { reconcileStalePayments } from './stays/checkout/reconcile-stale-payments.ts';
import { settleForgottenBags } from './stays/counter/settle-forgotten-bags.ts';
import { notifyDevices } from './stays/notices/notify-devices.ts';
import { escalateIncidents } from './stays/rebooking/escalate-incidents.ts';
import { remindTravellers } from './stays/reminders/remind-travellers.ts';

/** The jobs that run on a schedule. */
export function jobsOf(services: Services): Job[] {
  const { database, now } = services;
  return [
    { name: 'expire-holds', every: 'minute', run: () => expireHolds(database.query, now()) },
    { name: 'settle-forgotten-payments', every: 'minute', run: (divide) => reconcileStalePayments(services, divide) },
    { name: 'send-refunds', every: 'minute', run: (divide) => sendRefunds(services, { divide }) },
    { name: 'forget-payment-customers', every: 'hour', run: () => forgetPaymentCustomers(services) },
    { name: 'ask-for-reviews', every: 'minute', run: () => askForReviews(services) },
    { name: 'remind-travellers', every: 'minute', run: (divide) => remindTravellers(services, divide) },
    { name: 'announce-messages', every: 'minute', run: (divide) => announceMessages(services, divide) },
    { name: 'work-on-operations', every: 'minute', run: () => workOnOperations(services) },
    { name: 'tell-devices', every: 'minute', run: (divide) => notifyDevices(services, divide) },
    { name: 'escalate-incidents', every: 'minute', run: () => escalateIncidents(services) },
    { name: 'count-unanswered-incidents', every: 'minute', run: () => countUnanswered(services) },
    {
      name: 'translate-texts',
      every: 'minute',
      run: () => translateTexts(services, [messageTexts, stashpointTexts, reviewTexts]),
    },
    { name: 'add-up-coupon-uses', every: 'minute', run: () => addUpCouponUses(database.query) },
    { name: 'add-up-totals', every: 'minute', run: () => addUpTotals(database) },
    { name: 'settle-forgotten-bags', every: 'hour', run: () => settleForgottenBags(services) },
    { name: 'forget-old', every: 'hour', run: () => forgetOld(services) },
    { name: 'forget-claim-files', every: 'hour', run: () => forgetClaimFiles(services) },
    // The lockers of a new partner appear at once.
    { name: 'import-partner-lockers', every: 'hour', run: () => importPartnerLockers(services), atStart: true },
    { name: 'count-stays', every: 'hour', run: () => countStays(services), atStart: true },
    { name: 'mark-popular-places', every: 'hour', run: () => markPopularPlaces(services), atStart: true },
    { name: 'issue-invoices', every: 'hour', run: () => issueInvoices(services) },
    { name: 'reconcile', every: 'hour', run: () => reconcile(services), atStart: true },
    { name: 'prepare-payouts', every: 'hour', run: () => preparePayouts(services) },
    { name: 'examine-laws', every: 'night', run: () => examineLaws(services) },
  ];
}
