import type { CustodyEvent } from '../../../contract/structs/custody.ts';
import type { TimelineEvent } from '../../../contract/structs/support.ts';
import type { PlacedBooking } from '../../stays/bookings/record/get-booking.ts';
import type { Traces } from './timeline-store.ts';

type Facts = TimelineEvent['facts'];

/**
 * Returns the events on the row of the booking itself. The person who handed bags over is taken from the chain of
 * custody, where there is one.
 */
export function ownEvents(booking: PlacedBooking, chain: readonly CustodyEvent[]): TimelineEvent[] {
  const hasNone = (kind: CustodyEvent['kind']) => !chain.some((link) => link.kind === kind || link.kind === 'settled');
  return [
    event('created', booking.created, `${booking.id}-created`, { bags: booking.bag_count, total: booking.total }),
    ...(booking.checked_in_at && hasNone('checked_in')
      ? [event('checked_in', booking.checked_in_at, `${booking.id}-in`, {})]
      : []),
    ...(booking.checked_out_at && hasNone('checked_out')
      ? [event('checked_out', booking.checked_out_at, `${booking.id}-out`, {})]
      : []),
    ...(booking.cancelled_at
      ? [event('cancelled', booking.cancelled_at, `${booking.id}-cancelled`, { reason: booking.cancel_reason })]
      : []),
  ];
}

/** Serializes a link of the chain: what happened to which bags, by whom and on which device. */
export function custodyEvent(link: CustodyEvent): TimelineEvent {
  const tags = link.bags.flatMap(({ tag }) => tag ?? []);
  return {
    id: `custody-${link.id}`,
    kind: `custody_${link.kind}`,
    time: link.occurred_at,
    facts: {
      actor: link.actor,
      actor_name: link.actor_name,
      device: link.device_name,
      without_pin: link.without_pin,
      mark: link.mark,
      place: link.place,
      bags: link.bags.length,
      tags: tags.length > 0 ? tags.join(', ') : null,
      before: link.bag_count_before,
      after: link.bag_count_after,
      reason: link.reason,
      collector: link.collector,
      evidence: link.evidence,
      // Actions taken offline arrive later than they happened.
      recorded_at: link.recorded_at === link.occurred_at ? null : link.recorded_at,
    },
  };
}

/** Returns the events a booking has in other tables. */
export function eventsOf({
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
              card: payment.card_digits,
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
    ...changes.flatMap((change) => {
      const facts = {
        bags: change.bag_count,
        dropoff: change.dropoff.toISOString(),
        pickup: change.pickup.toISOString(),
        state: change.state,
        proposed_by: change.proposed_by,
      };
      return [
        event('change_asked', change.created, change.id, facts),
        ...(change.applied_at ? [event('change_made', change.applied_at, `${change.id}-made`, facts)] : []),
      ];
    }),
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
        ...borneBy(change.after),
        ...noteIn(change.after),
      }),
    ),
  ];
}

/** Returns the amount of a refund beyond the rules, and who bears it. */
function borneBy(after: Record<string, unknown> | null): Facts {
  const { borne_by, amount } = after ?? {};
  return typeof borne_by === 'string' && typeof amount === 'number' ? { borne_by, amount } : {};
}

/** Returns why staff did it: their note on moving money, or their reason for another step. */
function noteIn(after: Record<string, unknown> | null): Facts {
  const { note, reason } = after ?? {};
  return {
    ...(typeof note === 'string' && { note }),
    ...(typeof reason === 'string' && { reason }),
  };
}

function event(kind: TimelineEvent['kind'], time: Date, id: string, facts: Facts): TimelineEvent {
  return { id, kind, time: time.toISOString(), facts };
}
