import { BRAND } from '../../../words/brand.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { PlacedBooking } from '../../stays/bookings/record/get-booking.ts';
import type { Traces } from './timeline-store.ts';

/**
 * Ledger entries of a booking: the traveller's payments and refunds, the host's share, and what was paid out to them.
 */
type Entries = readonly Traces['entries'][number]['kind'][];
const TRAVELLERS_ENTRIES: Entries = ['charge', 'charge_credit', 'prepaid', 'refund_card', 'refund_credit'];
const HOSTS_ENTRIES: Entries = [...TRAVELLERS_ENTRIES, 'host_share', 'payout'];

/**
 * Reduces the traces of a booking to what its host may see: no failed payments and no dispute with a bank, no shares of
 * others, no mail but the traveller's and not their address, no hidden review, and neither names of staff nor
 * who of them has a report, nor their reasons and replies. Only the host sees what they earn.
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
    mails: traces.mails
      .filter(({ recipient }) => recipient === booking.email)
      .map((mail) => ({ ...mail, recipient: booking.first_name })),
    reviews: traces.reviews.filter(({ hidden_at }) => hidden_at === null),
    staff: traces.staff
      .filter(({ action }) => action !== 'assigned' && action !== 'replied')
      .map((change) =>
        colleagues.includes(change.actor_id ?? '')
          ? change
          : { ...change, after: { ...change.after, reason: null }, first_name: BRAND, last_name: null },
      ),
  };
}
