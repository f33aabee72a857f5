import type { Endpoint } from '../../../contract/endpoint.ts';
import { analyticsEndpoints } from '../../../contract/endpoints/analytics.ts';
import { blogEndpoints } from '../../../contract/endpoints/blog.ts';
import { bookingPictureEndpoints } from '../../../contract/endpoints/booking-pictures.ts';
import { bookingEndpoints } from '../../../contract/endpoints/bookings.ts';
import { calendarEndpoints } from '../../../contract/endpoints/calendars.ts';
import { changeEndpoints } from '../../../contract/endpoints/changes.ts';
import { commissionEndpoints } from '../../../contract/endpoints/commissions.ts';
import { contentEditingEndpoints } from '../../../contract/endpoints/content-editing.ts';
import { contentEndpoints } from '../../../contract/endpoints/contents.ts';
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
import { mailChoiceEndpoints } from '../../../contract/endpoints/mail-choices.ts';
import { mailEndpoints } from '../../../contract/endpoints/mails.ts';
import { messageEndpoints } from '../../../contract/endpoints/messages.ts';
import { moveEndpoints } from '../../../contract/endpoints/moves.ts';
import { partnerEndpoints } from '../../../contract/endpoints/partners.ts';
import { paymentEndpoints } from '../../../contract/endpoints/payments.ts';
import { payoutEndpoints } from '../../../contract/endpoints/payouts.ts';
import { pictureEndpoints } from '../../../contract/endpoints/pictures.ts';
import { placeEditingEndpoints } from '../../../contract/endpoints/place-editing.ts';
import { placeFigureEndpoints } from '../../../contract/endpoints/place-figures.ts';
import { placeEndpoints } from '../../../contract/endpoints/places.ts';
import { prepaidEndpoints } from '../../../contract/endpoints/prepaid.ts';
import { pushEndpoints } from '../../../contract/endpoints/push.ts';
import { reconciliationEndpoints } from '../../../contract/endpoints/reconciliation.ts';
import { reportEndpoints } from '../../../contract/endpoints/reports.ts';
import { reviewEndpoints } from '../../../contract/endpoints/reviews.ts';
import { signInMethodEndpoints } from '../../../contract/endpoints/sign-in-methods.ts';
import { siteEndpoints } from '../../../contract/endpoints/site.ts';
import { staffEndpoints } from '../../../contract/endpoints/staff.ts';
import { stashpointEndpoints } from '../../../contract/endpoints/stashpoints.ts';
import { supportEndpoints } from '../../../contract/endpoints/support.ts';
import { teamEndpoints } from '../../../contract/endpoints/team.ts';
import { userEndpoints } from '../../../contract/endpoints/users.ts';

/** The nouns of the API as groups of its documentation, with a description of each. */
export const ENDPOINT_GROUPS: readonly { name: string; description: string; endpoints: Record<string, Endpoint> }[] = [
  { name: 'Site', description: 'What every page shares.', endpoints: siteEndpoints },
  {
    name: 'Stashpoints',
    description: 'Places to leave bags: the search, and their pages.',
    endpoints: stashpointEndpoints,
  },
  { name: 'Cities and landmarks', description: 'Where places lie.', endpoints: placeEndpoints },
  { name: 'Reviews', description: 'What travellers say of places, and of us.', endpoints: reviewEndpoints },
  {
    name: 'Bookings',
    description: 'Quotes, holds, changes, cancellations, drop-off and pick-up.',
    endpoints: bookingEndpoints,
  },
  {
    name: 'Pictures of bookings',
    description: 'Of a bag, of a closed door, of a host’s proof: for those the booking is about.',
    endpoints: bookingPictureEndpoints,
  },
  {
    name: 'Counter',
    description: 'What a host’s devices ask and do where bags are handed over, and the chain of custody it leaves.',
    endpoints: counterEndpoints,
  },
  {
    name: 'Calendars',
    description: 'The bookings of a place in its host’s own calendar.',
    endpoints: calendarEndpoints,
  },
  {
    name: 'How places do',
    description: 'Figures of a host’s places, and what they earned.',
    endpoints: placeFigureEndpoints,
  },
  {
    name: 'Notices',
    description: 'Devices at a counter that are told at once.',
    endpoints: pushEndpoints,
  },
  {
    name: 'Incidents',
    description: 'A place that is closed or refuses the bags, and where else they can go.',
    endpoints: incidentEndpoints,
  },
  {
    name: 'Reports',
    description: 'What a host answers to a report of their place, and what staff decide.',
    endpoints: reportEndpoints,
  },
  {
    name: 'Messages',
    description: 'What a place says to a traveller: ready-made mails, and a later pick-up.',
    endpoints: messageEndpoints,
  },
  { name: 'Moving bookings', description: 'Staff move a booking to another place.', endpoints: moveEndpoints },
  { name: 'Payments', description: 'Charging a card, and settling what it came to.', endpoints: paymentEndpoints },
  { name: 'Credit', description: 'Money kept for the next stay.', endpoints: creditEndpoints },
  { name: 'Signing in', description: 'Sessions, codes and identity providers.', endpoints: identityEndpoints },
  {
    name: 'Proving oneself twice',
    description: 'Passkeys, authenticator apps and backup codes of staff, and where they are signed in.',
    endpoints: signInMethodEndpoints,
  },
  {
    name: 'Mail choices',
    description: 'Which mails one gets, by the link in any of them or signed in.',
    endpoints: mailChoiceEndpoints,
  },
  { name: 'Users', description: 'Accounts, their details and their deletion.', endpoints: userEndpoints },
  { name: 'Blog', description: 'Posts and tags.', endpoints: blogEndpoints },
  { name: 'Hosts', description: 'Those who run places.', endpoints: hostEndpoints },
  {
    name: 'Payouts',
    description: 'Payout accounts, earnings and notification addresses of hosts.',
    endpoints: hostAccountEndpoints,
  },
  {
    name: 'Team',
    description: 'Who works at a host’s places: added, invited, changed and taken off.',
    endpoints: teamEndpoints,
  },
  {
    name: 'Counter devices',
    description: 'Devices paired with a counter, and who stands at them by a PIN.',
    endpoints: deviceEndpoints,
  },
  {
    name: 'Commissions',
    description: 'What hosts earn, line by line, with the balance after each.',
    endpoints: commissionEndpoints,
  },
  {
    name: 'Invoices',
    description: 'What hosts invoice us, written by us in their name; credit notes; what a year came to.',
    endpoints: invoiceEndpoints,
  },
  {
    name: 'Payout runs',
    description: 'Hosts’ shares on their way to them: runs that staff look at and release, and the bank’s files.',
    endpoints: payoutEndpoints,
  },
  {
    name: 'Reconciliation',
    description: 'The payment service beside the ledger, and what is unexplained between them.',
    endpoints: reconciliationEndpoints,
  },
  { name: 'Texts', description: 'Published texts of cities and landmarks.', endpoints: contentEndpoints },
  { name: 'Partners', description: 'Landing pages of partners.', endpoints: partnerEndpoints },
  { name: 'Analytics', description: 'Counting visits, with consent.', endpoints: analyticsEndpoints },
  { name: 'Coupons', description: 'Codes that make a stay cheaper.', endpoints: couponEndpoints },
  { name: 'Currencies', description: 'What places charge in.', endpoints: currencyEndpoints },
  {
    name: 'Agencies and vouchers',
    description: 'Travel agencies, areas and prepaid codes.',
    endpoints: prepaidEndpoints,
  },
  { name: 'Staff: stashpoints', description: 'Approval and editing of places.', endpoints: staffEndpoints },
  { name: 'Staff: pictures', description: 'Uploads.', endpoints: pictureEndpoints },
  { name: 'Staff: changes', description: 'The log of what staff changed.', endpoints: changeEndpoints },
  { name: 'Staff: dashboard', description: 'Queues, failures and takings.', endpoints: dashboardEndpoints },
  {
    name: 'Staff: support',
    description: 'Bookings, refunds and mails for those who help.',
    endpoints: supportEndpoints,
  },
  {
    name: 'Staff: disputes',
    description: 'Payments that are contested at their bank, and what speaks for us.',
    endpoints: disputeEndpoints,
  },
  { name: 'Staff: mails', description: 'The queue of mail.', endpoints: mailEndpoints },
  {
    name: 'Staff: cities and landmarks',
    description: 'Editing of countries, cities and landmarks.',
    endpoints: placeEditingEndpoints,
  },
  { name: 'Staff: texts', description: 'Writing and publishing texts.', endpoints: contentEditingEndpoints },
];
