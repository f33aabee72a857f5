import type { Caller } from '../../platform/http/call.ts';
import type { PlacedBooking } from '../../stays/bookings/record/get-booking.ts';
import type { Traces } from './timeline-store.ts';

/** Of the ledger: what the traveller paid and got back, the host's share of it, and what was sent to them. */
type Entries = readonly Traces['entries'][number]['kind'][];
const TRAVELLERS_ENTRIES: Entries = ['charge', 'charge_credit', 'prepaid', 'refund_card', 'refund_credit'];
const HOSTS_ENTRIES: Entries = [...TRAVELLERS_ENTRIES, 'host_share', 'payout'];

/**
 * Of what a booking has left behind, what its host may know: no attempt to pay that failed and no dispute with a bank, nobody
 * else's share, no mail but the traveller's, no review that is hidden, and no name of staff. What the host earns is theirs alone.
 */
export function tracesForHost(
  traces: Traces,
  booking: PlacedBooking,
  { caller, colleagues }: { caller: Caller; colleagues: readonly string[] },
): Traces {
  return {
    changes: traces.changes,
    payments: [],
    entries: traces.entries.filter(({ kind }) => (caller.work ? TRAVELLERS_ENTRIES : HOSTS_ENTRIES).includes(kind)),
    refusedRefunds: [],
    disputes: [],
    incidents: traces.incidents.filter(({ stashpoint_id }) => stashpoint_id === booking.stashpoint_id),
    mails: traces.mails.filter(({ recipient }) => recipient === booking.email),
    reviews: traces.reviews.filter(({ hidden_at }) => hidden_at === null),
    staff: traces.staff.map((change) =>
      colleagues.includes(change.actor_id ?? '') ? change : { ...change, first_name: 'Cubby', last_name: null },
    ),
  };
}
