import type { StripeStandIn } from './stripe-stand-in.ts';
import type { TestServer } from './test-server.ts';

interface Contest {
  bookingId: string;
  /** The end of Stripe's event name: `created`, `funds_withdrawn`, `closed` … */
  event: string;
  status: string;
  /** Amounts withdrawn and returned, in the account's own currency. */
  moved?: readonly number[];
  reason?: string;
}

/**
 * Simulates the bank's action on a booking's payment, with the event Stripe sends. Returns the dispute's ID and the
 * reply.
 */
export async function contestPayment(
  server: TestServer,
  stripe: StripeStandIn,
  { bookingId, event, status, moved = [], reason = 'fraudulent' }: Contest,
): Promise<{ id: string; reply: number }> {
  const { intent_id } = await server.database.query
    .selectFrom('payments')
    .select('intent_id')
    .$narrowType<{ intent_id: string }>()
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const id = `du_${bookingId}`;
  stripe.objects.set(id, {
    ...{ id, object: 'dispute', amount: 1300, currency: 'gbp', reason, status },
    payment_intent: intent_id,
    balance_transactions: moved.map((amount) => ({ amount })),
    evidence_details: { due_by: 1_796_000_000 },
  });
  return { id, reply: await stripe.sendEvent(server.url, `charge.dispute.${event}`, { id }) };
}
