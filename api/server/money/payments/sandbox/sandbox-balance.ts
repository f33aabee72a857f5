import type Stripe from 'stripe';
import { type Listed, object, type SandboxObject, type SandboxStore } from './sandbox-objects.ts';

/** The fee of a charge, about what cards in Europe cost. A refund returns none of it. */
const FEE = { percent: 1.5, minor: 25 };

type Kind = Listed<Stripe.BalanceTransaction.Type>;

/** Records a movement in the books. `source` is the object that caused it, whole, for requests that expand it. */
export async function recordBalance(
  store: SandboxStore,
  type: Extract<Kind, 'charge' | 'refund' | 'refund_failure'>,
  amount: number,
  source: SandboxObject & { currency: string },
): Promise<void> {
  const fee = type === 'charge' ? Math.round((amount * FEE.percent) / 100) + FEE.minor : 0;
  const { livemode: _, ...named } = object('balance_transaction', 'txn');
  const transaction = {
    ...named,
    amount,
    available_on: named.created,
    balance_type: 'payments',
    currency: source.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: type,
    status: 'available',
    type,
  } satisfies Omit<Stripe.BalanceTransaction, 'source'>;
  await store.save({ ...transaction, source });
}
