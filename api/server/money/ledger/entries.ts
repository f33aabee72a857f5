import { type Kysely, type QueryCreator, sql } from 'kysely';
import type { LedgerRow } from '../../../contract/rules/settlement.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { insertRefunds } from '../payments/write-refunds.ts';

/** A booking, as far as its rows need it. */
interface Booked {
  id: string;
  currency_code: string;
}

/** A row of the ledger as it is appended; a refund by card that is on record already names its record. */
type Appended = LedgerRow & { refund_id?: string };

/** The rows of one statement: PostgreSQL takes 65,535 values. */
const ROWS_A_STATEMENT = 1000;

/**
 * Appends rows that `settle…` has decided, inside the transaction that causes them. Refunds by card become refunds that
 * `sendRefunds` sends to the payment service once all is written: a crash in between loses nothing. Returns their ids.
 */
export async function appendRows(
  transaction: Kysely<Schema>,
  { id: booking_id, currency_code }: Booked,
  rows: readonly Appended[],
  now: Date,
): Promise<string[]> {
  if (rows.length === 0) return [];
  const sent = rows.map((row) =>
    row.kind === 'refund_card' && row.amount < 0 && row.refund_id === undefined
      ? { ...row, refund_id: hexId(16) }
      : row,
  );
  const refunds = sent
    .filter((row, index) => row.refund_id !== rows[index]?.refund_id)
    .map(({ refund_id = '', payment_id, amount }) => ({
      ...{ id: refund_id, booking_id, payment_id: payment_id ?? '', amount: -amount },
      created: now,
    }));
  const writes =
    refunds.length === 0
      ? transaction
      : transaction.with('refunded', (own) => insertRefunds(own, refunds).returning('id'));
  await insertRows(
    writes,
    sent.map((row) => ({ ...row, booking_id, currency_code })),
    now,
  );
  return refunds.map(({ id }) => id);
}

type Entry = LedgerRow & {
  booking_id: string | null;
  currency_code: string;
  refund_id?: string | undefined;
  payout_id?: string;
  transaction_id?: string;
};

async function insertRows(transaction: QueryCreator<Schema>, rows: readonly Entry[], created: Date): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await transaction
      .insertInto('ledger_entries')
      .values(
        rows.slice(from, from + ROWS_A_STATEMENT).map((row) => ({
          kind: row.kind,
          amount: row.amount,
          booking_id: row.booking_id,
          currency_code: row.currency_code,
          payment_id: row.payment_id ?? null,
          refund_id: row.refund_id ?? null,
          stashpoint_id: row.stashpoint_id ?? null,
          incident_id: row.incident_id ?? null,
          claim_id: row.claim_id ?? null,
          dispute_id: row.dispute_id ?? null,
          payout_id: row.payout_id ?? null,
          transaction_id: row.transaction_id ?? null,
          created,
        })),
      )
      .execute();
}

interface PaidShare {
  booking_id: string;
  stashpoint_id: string;
  /** The amount sent to the host for this stay at this place, minor units; a share that was taken back is negative. */
  amount: number;
}

/** Books a payout to a host: one row for each stay and place it pays. */
export function writePayout(
  transaction: Kysely<Schema>,
  payout: { id: string; currency_code: string },
  shares: readonly PaidShare[],
  now: Date,
): Promise<void> {
  const { id: payout_id, currency_code } = payout;
  const rows = shares.map((share) => ({
    ...share,
    kind: 'payout' as const,
    amount: -share.amount,
    currency_code,
    payout_id,
  }));
  return insertRows(transaction, rows, now);
}

/** A claim, and what is owed or paid for it. */
export interface Compensation {
  claimId: string;
  bookingId: string;
  currency: string;
  /** Minor units. */
  amount: number;
}

/** Books that a compensation was set aside for a payout; a negative amount returns it. */
export function writeCompensationPayout(
  transaction: Kysely<Schema>,
  payout_id: string,
  { claimId: claim_id, bookingId: booking_id, currency: currency_code, amount }: Compensation,
  now: Date,
): Promise<void> {
  const row = { kind: 'compensation_payout' as const, amount: -amount, claim_id, booking_id, currency_code, payout_id };
  return insertRows(transaction, [row], now);
}

/** Returns what is still owed to a traveller for a claim, minor units. */
export async function owedForClaim(query: Kysely<Schema>, claimId: string): Promise<number> {
  const { amount } = await query
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum(amount), 0)::int8`.as('amount'))
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
export function writeFees(transaction: Kysely<Schema>, fees: readonly FeeRow[], now: Date): Promise<void> {
  const rows = fees.map(
    ({ transactionId: transaction_id, bookingId: booking_id, currency: currency_code, amount }) => ({
      ...{ kind: 'processing_fee' as const, amount: -amount, booking_id, currency_code, transaction_id },
    }),
  );
  return insertRows(transaction, rows, now);
}
