import type { connectDatabase, StripeStandIn } from '@cubby/api/testing';

/** Returns by how much the sums of the payment service and of the ledger differ. */
export async function differences(
  database: Pick<ReturnType<typeof connectDatabase>, 'executeSql'>,
  { objects }: StripeStandIn,
): Promise<Record<string, number>> {
  const { rows } = await database.executeSql(
    `select kind, sum(amount) as sum from ledger_entries where kind in ('charge', 'refund_card') group by kind`,
  );
  const apart: Record<string, number> = {};
  for (const { kind, sum } of rows) apart[String(kind)] = -Number(sum);
  for (const { object, type, amount } of objects.values())
    if (object === 'balance_transaction') {
      const kind = type === 'refund' ? 'refund_card' : String(type);
      apart[kind] = (apart[kind] ?? 0) + Number(amount);
    }
  return apart;
}

/** Returns the bookings that were charged more than once without a refund. */
export function chargedTwice({ objects }: StripeStandIn): string[] {
  const all = [...objects.values()];
  const refunded = new Set(all.filter(({ object }) => object === 'refund').map((refund) => refund.payment_intent));
  const bookings = all
    .filter(({ object, status, id }) => object === 'payment_intent' && status === 'succeeded' && !refunded.has(id))
    .map(({ metadata }) => (metadata as { booking_id: string }).booking_id);
  return bookings.filter((booking, index) => bookings.indexOf(booking) !== index);
}
