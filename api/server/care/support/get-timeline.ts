import { normaliseBookingId } from '../../../contract/rules/booking-ids.ts';
import type { TimelineEvent } from '../../../contract/structs/support.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { requireBooking } from '../../stays/bookings/record/get-booking.ts';
import { readTraces, type Traces } from './timeline-store.ts';

type Facts = TimelineEvent['facts'];

/**
 * Everything that happened to a booking, the earliest first.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function getTimeline(services: HasDatabase, caller: Caller, id: string): Promise<TimelineEvent[]> {
  const booking = await requireBooking(services, normaliseBookingId(id), caller);
  const traces = await readTraces(services.database.query, booking.id);
  const own = [
    event('created', booking.created, `${booking.id}-created`, { bags: booking.bag_count, total: booking.total }),
    ...(booking.checked_in_at ? [event('checked_in', booking.checked_in_at, `${booking.id}-in`, {})] : []),
    ...(booking.checked_out_at ? [event('checked_out', booking.checked_out_at, `${booking.id}-out`, {})] : []),
    ...(booking.cancelled_at
      ? [event('cancelled', booking.cancelled_at, `${booking.id}-cancelled`, { reason: booking.cancel_reason })]
      : []),
  ];
  return [...own, ...eventsOf(traces)].sort((one, other) => one.time.localeCompare(other.time));
}

function eventsOf({
  payments,
  entries,
  refusedRefunds,
  disputes,
  changes,
  incidents,
  mails,
  reviews,
  staff,
}: Traces): TimelineEvent[] {
  return [
    ...payments.flatMap((payment) => [
      event('payment_tried', payment.created, `${payment.id}-tried`, { amount: payment.amount }),
      ...(payment.settled_at && payment.status !== 'pending'
        ? [
            event(`payment_${payment.status}`, payment.settled_at, payment.id, {
              amount: payment.amount,
              refusal: payment.refusal,
            }),
          ]
        : []),
    ]),
    ...entries.map((entry) =>
      event('money', entry.created, `ledger-${entry.id}`, { entry: entry.kind, amount: entry.amount }),
    ),
    ...refusedRefunds.map(({ id, amount, refusal, settled_at, created }) =>
      event('refund_refused', settled_at ?? created, `${id}-refused`, { amount, refusal }),
    ),
    ...disputes.flatMap(({ id, amount, reason, due_by, status, created, closed_at }) => [
      event('dispute', created, id, { amount, reason, due_by: due_by?.toISOString() ?? null }),
      ...(closed_at ? [event('dispute_closed', closed_at, `${id}-closed`, { status })] : []),
    ]),
    ...changes.map((change) =>
      event('change_asked', change.created, change.id, {
        bags: change.bag_count,
        dropoff: change.dropoff.toISOString(),
        pickup: change.pickup.toISOString(),
        state: change.state,
      }),
    ),
    ...incidents.flatMap((incident) => [
      event('incident', incident.created, incident.id, { incident: incident.kind, text: incident.text }),
      ...(incident.resolved_at
        ? [event('incident_resolved', incident.resolved_at, `${incident.id}-end`, { resolution: incident.resolution })]
        : []),
    ]),
    ...mails.map((mail) =>
      event('mail', mail.created, `mail-${mail.id}`, {
        mail_id: String(mail.id),
        subject: mail.subject,
        recipient: mail.recipient,
        sent: mail.sent_at !== null,
      }),
    ),
    ...reviews.map((review) => event('review', review.created, review.id, { rating: review.stashpoint_rating })),
    ...staff.map((change) =>
      event('staff', change.created, `change-${change.id}`, {
        action: change.action,
        actor: `${change.first_name ?? ''} ${change.last_name ?? ''}`.trim(),
      }),
    ),
  ];
}

function event(kind: TimelineEvent['kind'], time: Date, id: string, facts: Facts): TimelineEvent {
  return { id, kind, time: time.toISOString(), facts };
}
