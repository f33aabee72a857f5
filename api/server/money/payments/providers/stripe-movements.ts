import type Stripe from 'stripe';
import type { Movement } from '../gateway.ts';

/** Stripe's names for its own fees. */
const FEES = ['stripe_fee', 'stripe_fx_fee', 'network_cost', 'tax_fee', 'application_fee'];
const CHARGES = ['charge', 'payment'];
const REFUNDS = ['refund', 'payment_refund', 'refund_failure', 'payment_failure_refund'];
/** Transfers between Stripe and our bank. */
const PAYOUTS = ['payout', 'payout_cancel', 'payout_failure', 'topup', 'topup_reversal', 'transfer'];

/**
 * Reads a movement in Stripe's books, in the currency it was charged in: that is on the source of a movement, while its
 * own amount is in the account's. https://docs.stripe.com/api/balance_transactions
 */
export function movementOf(transaction: Stripe.BalanceTransaction): Movement {
  const { id, type, fee, amount, created, description } = transaction;
  const settled = transaction.currency.toUpperCase();
  const common = {
    id,
    fee,
    feeCurrency: settled,
    occurred: new Date(created * 1000),
    description: description ?? type,
  };
  const source = typeof transaction.source === 'object' ? transaction.source : null;
  const inSource = (sign: number) =>
    source && 'amount' in source && 'currency' in source && source.amount !== null && source.currency
      ? { amount: sign * source.amount, currency: source.currency.toUpperCase() }
      : { amount, currency: settled };
  const sign = Math.sign(amount);
  if (CHARGES.includes(type)) return { ...common, ...inSource(1), kind: 'charge', ...chargeOf(source) };
  if (REFUNDS.includes(type)) return { ...common, ...inSource(sign), kind: 'refund', ...refundOf(source) };
  if (source?.object === 'dispute')
    return { ...common, ...inSource(sign), kind: 'dispute', subject: `dispute:${source.id}`, bookingId: null };
  const alone = { ...common, subject: null, bookingId: null, currency: settled };
  // A separate fee: its amount is the cost.
  if (FEES.includes(type)) return { ...alone, kind: 'fee', amount: 0, fee: fee - amount };
  return { ...alone, kind: PAYOUTS.includes(type) ? 'payout' : 'other', amount };
}

type Source = Exclude<Stripe.BalanceTransaction['source'], string> | null;

function chargeOf(source: Source): Pick<Movement, 'subject' | 'bookingId'> {
  if (source?.object !== 'charge') return { subject: null, bookingId: null };
  const { id, payment_intent: intent, metadata } = source;
  const named = typeof intent === 'string' ? intent : intent?.id;
  return { subject: `charge:${named ?? id}`, bookingId: metadata.booking_id ?? null };
}

function refundOf(source: Source): Pick<Movement, 'subject' | 'bookingId'> {
  if (source?.object !== 'refund') return { subject: null, bookingId: null };
  return { subject: `refund:${source.metadata?.refund_id || source.id}`, bookingId: null };
}
