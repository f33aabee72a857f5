import { type Kysely, sql } from 'kysely';
import type { ClaimBearer } from '../../../contract/rules/claims.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { LedgerKind } from './ledger-kind.ts';

/** The shares in a stay's price, minor units. */
export interface Allocation {
  host_share: number;
  guarantee: number;
  trees: number;
  platform_fee: number;
}

interface PricedBooking {
  total: number;
  host_share: number;
  guarantee_fee: number;
  tree_price: number;
  prepaid_amount: number;
}

export const NOTHING: Allocation = { host_share: 0, guarantee: 0, trees: 0, platform_fee: 0 };

/**
 * Splits a stay's price. The platform bears discounts, so its part can be negative; the parts always add up to what the
 * traveller and the agency that sold the bags ahead pay together.
 */
export function allocate(booking: PricedBooking): Allocation {
  const { total, prepaid_amount, host_share, guarantee_fee, tree_price } = booking;
  return {
    host_share,
    guarantee: guarantee_fee,
    trees: tree_price,
    platform_fee: total + prepaid_amount - host_share - guarantee_fee - tree_price,
  };
}

/**
 * Returns the current shares in a booking's price: the sums of its rows, whatever caused them, without what was paid for
 * a claim: a refund of the price must not undo that.
 */
export async function currentAllocation(transaction: Kysely<Schema>, bookingId: string): Promise<Allocation> {
  const rows = await transaction
    .selectFrom('ledger_entries')
    .select(['kind', (all) => all.fn.sum<number>('amount').as('amount')])
    .where('booking_id', '=', bookingId)
    .where('claim_id', 'is', null)
    .where('kind', 'in', Object.keys(NOTHING) as (keyof Allocation)[])
    .groupBy('kind')
    .execute();
  return { ...NOTHING, ...Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)])) };
}

interface Movement {
  bookingId: string;
  currency: string;
  /**
   * Money that entered (charge) or left (refund and chargeback, negative) the till, or an agency's debt for prepaid
   * bags.
   */
  kind: Extract<LedgerKind, 'charge' | 'charge_credit' | 'prepaid' | 'refund_card' | 'refund_credit' | 'chargeback'>;
  amount: number;
  paymentId?: string | null;
  refundId?: string | null;
  disputeId?: string | null;
  /** The allocation before and after; the ledger records the difference. */
  from: Allocation;
  to: Allocation;
  now: Date;
}

interface PayoutRow {
  bookingId: string;
  currency: string;
  /** The amount sent to the host for this booking, minor units; a share that was taken back is negative. */
  amount: number;
}

/** Books a payout to a host: one row for each booking it pays. */
export async function writePayout(
  transaction: Kysely<Schema>,
  payoutId: string,
  rows: readonly PayoutRow[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await transaction
      .insertInto('ledger_entries')
      .values(
        rows.slice(from, from + ROWS_A_STATEMENT).map(({ bookingId, currency, amount }) => ({
          booking_id: bookingId,
          kind: 'payout' as const,
          amount: -amount,
          currency_code: currency,
          payment_id: null,
          refund_id: null,
          payout_id: payoutId,
          created: now,
        })),
      )
      .execute();
}

interface Compensation {
  claimId: string;
  bookingId: string;
  currency: string;
  /** Minor units. */
  amount: number;
}

const BEARING = { guarantee: 'guarantee', host: 'host_share', platform: 'platform_fee' } as const;

/** Books what is owed to a traveller for a claim, at the cost of the one who bears it. */
export async function writeCompensation(
  transaction: Kysely<Schema>,
  { claimId: claim_id, bookingId: booking_id, currency: currency_code, amount }: Compensation,
  bearer: ClaimBearer,
  now: Date,
): Promise<void> {
  const common = { claim_id, booking_id, currency_code, payment_id: null, refund_id: null, created: now };
  await transaction
    .insertInto('ledger_entries')
    .values([
      { ...common, kind: 'compensation', amount },
      { ...common, kind: BEARING[bearer], amount: -amount },
    ])
    .execute();
}

/** Books that a compensation was set aside for a payout; a negative amount returns it. */
export async function writeCompensationPayout(
  transaction: Kysely<Schema>,
  payout_id: string,
  { claimId: claim_id, bookingId: booking_id, currency: currency_code, amount }: Compensation,
  now: Date,
): Promise<void> {
  const row = { claim_id, booking_id, currency_code, payout_id, payment_id: null, refund_id: null, created: now };
  await transaction
    .insertInto('ledger_entries')
    .values({ ...row, kind: 'compensation_payout', amount: -amount })
    .execute();
}

/** Returns what is still owed to a traveller for a claim, minor units. */
export async function owedForClaim(query: Kysely<Schema>, claimId: string): Promise<number> {
  const { amount } = await query
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('amount'))
    .where('claim_id', '=', claimId)
    .where('kind', 'in', ['compensation', 'compensation_payout'])
    .executeTakeFirstOrThrow();
  return amount;
}

interface FeeRow {
  /** The payment service's movement from which the fee was deducted. */
  transactionId: string;
  /** Null where no booking caused it. */
  bookingId: string | null;
  currency: string;
  amount: number;
}

/** Books the fees the payment service has deducted: they are ours to pay, and part of no share. */
export async function writeFees(transaction: Kysely<Schema>, fees: readonly FeeRow[], now: Date): Promise<void> {
  if (fees.length === 0) return;
  await transaction
    .insertInto('ledger_entries')
    .values(
      fees.map(({ transactionId, bookingId, currency, amount }) => ({
        booking_id: bookingId,
        kind: 'processing_fee' as const,
        amount: -amount,
        currency_code: currency,
        payment_id: null,
        refund_id: null,
        payout_id: null,
        transaction_id: transactionId,
        created: now,
      })),
    )
    .execute();
}

/** The rows of one statement: PostgreSQL takes 65,535 values. */
const ROWS_A_STATEMENT = 1000;

/**
 * Books an agency's debt for prepaid bags, or its reversal (negative). The shares it pays are booked with the
 * traveller's part.
 */
export function writePrepaid(
  transaction: Kysely<Schema>,
  { id, currency_code }: { id: string; currency_code: string },
  amount: number,
  now: Date,
): Promise<void> {
  const movement = { bookingId: id, currency: currency_code, kind: 'prepaid' as const, amount };
  return writeMovement(transaction, { ...movement, from: NOTHING, to: NOTHING, now });
}

/** Books a movement of money together with the change of everyone's share. Rows of zero are left out. */
export async function writeMovement(transaction: Kysely<Schema>, movement: Movement): Promise<void> {
  const { bookingId, currency, kind, amount, paymentId = null, refundId = null, disputeId = null } = movement;
  const { from, to, now } = movement;
  const shares = (Object.keys(NOTHING) as (keyof Allocation)[]).map((part) => ({
    kind: part,
    amount: to[part] - from[part],
  }));
  const rows = [{ kind, amount }, ...shares]
    .filter((row) => row.amount !== 0)
    .map((row) => ({
      ...row,
      booking_id: bookingId,
      currency_code: currency,
      payment_id: paymentId,
      refund_id: refundId,
      dispute_id: disputeId,
      created: now,
    }));
  if (rows.length > 0) await transaction.insertInto('ledger_entries').values(rows).execute();
}
