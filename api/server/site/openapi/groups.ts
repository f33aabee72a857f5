import type { Endpoint } from '../../../contract/endpoint.ts';
import { accountChangeUndoEndpoints } from '../../../contract/endpoints/account-change-undos.ts';
import { analyticsEndpoints } from '../../../contract/endpoints/analytics.ts';
import { blogEndpoints } from '../../../contract/endpoints/blog.ts';
import { bookingPictureEndpoints } from '../../../contract/endpoints/booking-pictures.ts';
import { bookingEndpoints } from '../../../contract/endpoints/bookings.ts';
import { calendarEndpoints } from '../../../contract/endpoints/calendars.ts';
import { changeEndpoints } from '../../../contract/endpoints/changes.ts';
import { claimCaseEndpoints } from '../../../contract/endpoints/claim-cases.ts';
import { claimEndpoints } from '../../../contract/endpoints/claims.ts';
import { colleagueEndpoints } from '../../../contract/endpoints/colleagues.ts';
import { commissionEndpoints } from '../../../contract/endpoints/commissions.ts';
import { contentEditingEndpoints } from '../../../contract/endpoints/content-editing.ts';
import { contentEndpoints } from '../../../contract/endpoints/contents.ts';
import { conversationEndpoints } from '../../../contract/endpoints/conversations.ts';
import { counterEndpoints } from '../../../contract/endpoints/counter.ts';
import { couponEndpoints } from '../../../contract/endpoints/coupons.ts';
import { creditEndpoints } from '../../../contract/endpoints/credit.ts';
import { currencyEndpoints } from '../../../contract/endpoints/currencies.ts';
import { dashboardEndpoints } from '../../../contract/endpoints/dashboard.ts';
import { deviceEndpoints } from '../../../contract/endpoints/devices.ts';
import { disputeEndpoints } from '../../../contract/endpoints/disputes.ts';
import { hostAccountEndpoints } from '../../../contract/endpoints/host-accounts.ts';
import { hostEndpoints } from '../../../contract/endpoints/hosts.ts';
import { identityEndpoints } from '../../../contract/endpoints/identity.ts';
import { incidentEndpoints } from '../../../contract/endpoints/incidents.ts';
import { invoiceEndpoints } from '../../../contract/endpoints/invoices.ts';
import { ledgerEndpoints } from '../../../contract/endpoints/ledger.ts';
import { mailChoiceEndpoints } from '../../../contract/endpoints/mail-choices.ts';
import { mailEndpoints } from '../../../contract/endpoints/mails.ts';
import { messageEndpoints } from '../../../contract/endpoints/messages.ts';
import { monthEndpoints } from '../../../contract/endpoints/months.ts';
import { moveEndpoints } from '../../../contract/endpoints/moves.ts';
import { noteEndpoints } from '../../../contract/endpoints/notes.ts';
import { operationEndpoints } from '../../../contract/endpoints/operations.ts';
import { partnerEndpoints } from '../../../contract/endpoints/partners.ts';
import { paymentEndpoints } from '../../../contract/endpoints/payments.ts';
import { payoutEndpoints } from '../../../contract/endpoints/payouts.ts';
import { pictureEndpoints } from '../../../contract/endpoints/pictures.ts';
import { placeEditingEndpoints } from '../../../contract/endpoints/place-editing.ts';
import { placeEndpoints } from '../../../contract/endpoints/places.ts';
import { prepaidEndpoints } from '../../../contract/endpoints/prepaid.ts';
import { proofEndpoints } from '../../../contract/endpoints/proofs.ts';
import { pushEndpoints } from '../../../contract/endpoints/push.ts';
import { reconciliationEndpoints } from '../../../contract/endpoints/reconciliation.ts';
import { reviewEndpoints } from '../../../contract/endpoints/reviews.ts';
import { signInMethodEndpoints } from '../../../contract/endpoints/sign-in-methods.ts';
import { siteEndpoints } from '../../../contract/endpoints/site.ts';
import { staffEndpoints } from '../../../contract/endpoints/staff.ts';
import { stashpointFigureEndpoints } from '../../../contract/endpoints/stashpoint-figures.ts';
import { stashpointEndpoints } from '../../../contract/endpoints/stashpoints.ts';
import { supportEndpoints } from '../../../contract/endpoints/support.ts';
import { teamEndpoints } from '../../../contract/endpoints/team.ts';
import { userEndpoints } from '../../../contract/endpoints/users.ts';

/** The nouns of the API as groups of its documentation, with a description of each. */
export const ENDPOINT_GROUPS: readonly { name: string; description: string; endpoints: Record<string, Endpoint> }[] = [
  { name: 'Site', description: 'Data that every page shares.', endpoints: siteEndpoints },
  {
    name: 'Stashpoints',
    description: 'Places to store bags: the search, and their pages.',
    endpoints: stashpointEndpoints,
  },
  { name: 'Cities and landmarks', description: 'Countries, cities and landmarks.', endpoints: placeEndpoints },
  { name: 'Reviews', description: 'Travellers’ reviews of places and of Cubby.', endpoints: reviewEndpoints },
  {
    name: 'Bookings',
    description: 'Quotes, holds, changes, cancellations, drop-off and pick-up.',
    endpoints: bookingEndpoints,
  },
  {
    name: 'Pictures of bookings',
    description: 'Pictures of a bag, a closed door or a host’s proof, for the participants of a booking.',
    endpoints: bookingPictureEndpoints,
  },
  {
    name: 'Conversations',
    description: 'What a traveller and the place of a booking write to each other.',
    endpoints: conversationEndpoints,
  },
  {
    name: 'Counter',
    description: 'Check-in and check-out of bags on a host’s devices, and their chain of custody.',
    endpoints: counterEndpoints,
  },
  {
    name: 'Calendars',
    description: 'The bookings of a place in its host’s own calendar.',
    endpoints: calendarEndpoints,
  },
  {
    name: 'Performance',
    description: 'Figures and earnings of a host’s places.',
    endpoints: stashpointFigureEndpoints,
  },
  {
    name: 'Notifications',
    description: 'Push notifications for devices at a counter.',
    endpoints: pushEndpoints,
  },
  {
    name: 'Incidents',
    description:
      'Reports by travellers that a place is closed or refuses the bags: alternatives, the host’s response, and the staff’s decision.',
    endpoints: incidentEndpoints,
  },
  {
    name: 'Claims',
    description:
      'Claims for lost, damaged and stolen bags: made by travellers, answered by hosts, decided and paid by staff.',
    endpoints: { ...claimEndpoints, ...claimCaseEndpoints },
  },
  {
    name: 'Messages',
    description: 'Messages from a place to a traveller: ready-made emails, and a later pick-up.',
    endpoints: messageEndpoints,
  },
  { name: 'Moving bookings', description: 'Moving a booking to another place, by staff.', endpoints: moveEndpoints },
  { name: 'Payments', description: 'Charging a card, and completing the payment.', endpoints: paymentEndpoints },
  { name: 'Credit', description: 'Credit for the next stay.', endpoints: creditEndpoints },
  { name: 'Signing in', description: 'Sessions, codes and identity providers.', endpoints: identityEndpoints },
  {
    name: 'Two-step verification',
    description: 'Passkeys, authenticator apps, backup codes and sessions of staff.',
    endpoints: signInMethodEndpoints,
  },
  {
    name: 'Proofs',
    description: 'Proving in a session that its owner is present, before what is marked with `x-proof`.',
    endpoints: proofEndpoints,
  },
  {
    name: 'Email preferences',
    description: 'The kinds of emails for an address, by the link in any email or signed in.',
    endpoints: mailChoiceEndpoints,
  },
  { name: 'Users', description: 'Accounts, their details and their deletion.', endpoints: userEndpoints },
  { name: 'Blog', description: 'Posts and tags.', endpoints: blogEndpoints },
  { name: 'Hosts', description: 'Businesses that offer luggage storage.', endpoints: hostEndpoints },
  {
    name: 'Payouts',
    description: 'Payout accounts, earnings and notification addresses of hosts.',
    endpoints: { ...hostAccountEndpoints, ...accountChangeUndoEndpoints },
  },
  {
    name: 'Team',
    description: 'People who work at a host’s places: added, invited, changed and removed.',
    endpoints: teamEndpoints,
  },
  {
    name: 'Counter devices',
    description: 'Devices paired with a counter, and the people who sign in at them with a PIN.',
    endpoints: deviceEndpoints,
  },
  {
    name: 'Commissions',
    description: 'Hosts’ earnings, line by line, with the balance after each.',
    endpoints: commissionEndpoints,
  },
  {
    name: 'Ledger',
    description: 'Every movement of money, and its sums, for staff.',
    endpoints: ledgerEndpoints,
  },
  {
    name: 'Months',
    description: 'Months of the business and their closing, and the balances of all hosts, for staff.',
    endpoints: monthEndpoints,
  },
  {
    name: 'Invoices',
    description: 'Hosts’ invoices, issued by us on their behalf; credit notes; annual statements.',
    endpoints: invoiceEndpoints,
  },
  {
    name: 'Payout runs',
    description: 'Payouts of hosts’ shares: runs that staff review and release, and the bank’s files.',
    endpoints: payoutEndpoints,
  },
  {
    name: 'Reconciliation',
    description: 'Totals of the payment service and of the ledger, and the differences between them.',
    endpoints: reconciliationEndpoints,
  },
  { name: 'Texts', description: 'Published texts of cities and landmarks.', endpoints: contentEndpoints },
  { name: 'Partners', description: 'Landing pages of partners.', endpoints: partnerEndpoints },
  { name: 'Analytics', description: 'Analytics of visits, with consent.', endpoints: analyticsEndpoints },
  { name: 'Coupons', description: 'Codes that make a stay cheaper.', endpoints: couponEndpoints },
  { name: 'Currencies', description: 'The currencies of prices.', endpoints: currencyEndpoints },
  {
    name: 'Agencies and vouchers',
    description: 'Travel agencies, areas and vouchers.',
    endpoints: prepaidEndpoints,
  },
  { name: 'Staff: stashpoints', description: 'Approval and editing of places.', endpoints: staffEndpoints },
  {
    name: 'Operations',
    description: 'One change of many places, codes, reviews or mails: previewed, run as a job, and undone.',
    endpoints: operationEndpoints,
  },
  { name: 'Staff: pictures', description: 'Uploads.', endpoints: pictureEndpoints },
  { name: 'Staff: colleagues', description: 'People who join and leave the staff.', endpoints: colleagueEndpoints },
  {
    name: 'Staff: notes and assignments',
    description: 'Notes of staff about any record, and the colleague who works on it.',
    endpoints: noteEndpoints,
  },
  { name: 'Staff: changes', description: 'The log of changes by staff.', endpoints: changeEndpoints },
  { name: 'Staff: dashboard', description: 'Queues, failures and earnings.', endpoints: dashboardEndpoints },
  {
    name: 'Staff: support',
    description: 'Bookings, refunds and emails for support.',
    endpoints: supportEndpoints,
  },
  {
    name: 'Staff: disputes',
    description: 'Disputed payments, and the evidence for them.',
    endpoints: disputeEndpoints,
  },
  { name: 'Staff: emails', description: 'The email queue.', endpoints: mailEndpoints },
  {
    name: 'Staff: cities and landmarks',
    description: 'Editing of countries, cities and landmarks.',
    endpoints: placeEditingEndpoints,
  },
  { name: 'Staff: texts', description: 'Writing and publishing texts.', endpoints: contentEditingEndpoints },
];
