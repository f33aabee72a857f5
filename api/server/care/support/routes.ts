import type { HasBusinessZone } from '../../money/ledger/business-zone.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { createRefund } from './create-refund.ts';
import { getBookingWarnings } from './get-booking-warnings.ts';
import { getContactTimeline } from './get-contact-timeline.ts';
import { getTimeline } from './get-timeline.ts';
import { listAdminBookings } from './list-admin-bookings.ts';
import { listRefunds } from './list-refunds.ts';
import { resendMail } from './resend-mail.ts';
import { settleRefusedRefunds } from './settle-refused-refunds.ts';

export function supportRoutes(
  services: SendsRefunds & HasSecret & HasBusinessZone,
): HandlersOf<
  | 'listAdminBookings'
  | 'getBookingTimeline'
  | 'getBookingWarnings'
  | 'getContactTimeline'
  | 'resendMail'
  | 'settleRefusedRefunds'
  | 'createRefund'
  | 'listRefunds'
> {
  return {
    listAdminBookings: ({ caller, query }) => listAdminBookings(services, caller, query),
    getBookingTimeline: ({ caller, params }) => getTimeline(services, caller, params.id),
    getBookingWarnings: ({ caller, params }) => getBookingWarnings(services, caller, params.id),
    getContactTimeline: ({ caller, query }) => getContactTimeline(services, caller, query.contact),
    resendMail: ({ caller, params, body }) => resendMail(services, caller, params.id, body),
    settleRefusedRefunds: ({ caller, params, body }) => settleRefusedRefunds(services, caller, params.id, body),
    createRefund: ({ caller, body, idempotencyKey }) => createRefund(services, caller, body, idempotencyKey),
    listRefunds: ({ query }) => listRefunds(services, query),
  };
}
