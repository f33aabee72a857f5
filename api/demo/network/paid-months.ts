import { type Kysely, sql } from 'kysely';
import { issueInvoicesOf } from '../../server/money/invoices/issue-invoices.ts';
import { appendRows } from '../../server/money/ledger/entries.ts';
import { preparePayouts } from '../../server/money/payouts/prepare-payouts.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import { seedPaidClaim } from './claims.ts';
import { demoHost, staff } from './people.ts';
import { idOf, insertRows } from './rows.ts';

const DAY_MS = 86_400_000;
/** The reconciliation job's window, in days. */
const RECONCILED_DAYS = 35;

/**
 * Creates the accounts of the last months: the demo's host is invoiced and paid month by month, one invoice is
 * corrected by a credit note, and the last payout run is awaiting release. The payment service has the same movements,
 * plus one that has no explanation.
 */
export async function seedPaidMonths(transaction: Kysely<Schema>, now: Date): Promise<void> {
  await writeDetails(transaction);
  const months = [3, 2, 1, 0].map((ago) => firstOfMonth(now, ago));
  for (const [index, first] of months.entries()) {
    if (index === 2) {
      await refundAfterInvoice(transaction, first);
      await seedPaidClaim(transaction);
    }
    await issueInvoicesOf(within(transaction, first), demoHost.id);
    await preparePayouts(within(transaction, first));
    if (index < months.length - 1) await release(transaction, first);
  }
  // Deletes mails that would be months old.
  await transaction.deleteFrom('mails').execute();
  await transaction.deleteFrom('sign_in_links').execute();
  await writeServiceBooks(transaction, now);
}

async function writeDetails(transaction: Kysely<Schema>): Promise<void> {
  await transaction
    .updateTable('hosts')
    .set({ self_billing_accepted_at: new Date('2024-06-04T10:00:00Z') })
    .where('id', '=', demoHost.id)
    .execute();
  await insertRows(transaction, 'host_tax_details', [
    {
      host_id: demoHost.id,
      legal_name: 'King’s Parade Trading Ltd',
      address: '1 King’s Parade',
      postal_code: 'NW1 2AA',
      city: 'London',
      country_code: 'GB',
      vat_number: 'GB980780684',
    },
  ]);
}

/** Runs the server's use cases on the seeding transaction, at another time. */
function within(
  transaction: Kysely<Schema>,
  now: Date,
): Parameters<typeof preparePayouts>[0] & Parameters<typeof issueInvoicesOf>[0] {
  const run = <T>(work: (transaction: Kysely<Schema>) => Promise<T>) => work(transaction);
  const log = {
    error: (facts: object) => {
      throw new Error(JSON.stringify(facts));
    },
  };
  const operator = { name: 'Cubby', address: null, country: 'GB', vatNumber: null };
  return {
    database: { query: transaction, transaction: run },
    now: () => now,
    businessZone: 'Europe/London',
    log,
    config: { operator, publicUrl: 'http://localhost:3000' },
  } as never;
}

/**
 * Refunds a booking after it was invoiced, because a guest’s bag got wet: the host bears the cost, and a credit note
 * follows.
 */
async function refundAfterInvoice(transaction: Kysely<Schema>, now: Date): Promise<void> {
  const invoiced = await transaction
    .selectFrom('invoice_entries as e')
    .innerJoin('bookings as b', 'b.id', 'e.booking_id')
    .innerJoin('payments as p', 'p.booking_id', 'b.id')
    .select(['b.id', 'b.currency_code', 'b.host_share', 'b.stashpoint_id', 'p.id as payment_id'])
    .orderBy('b.host_share', 'desc')
    .orderBy('b.id')
    .limit(1)
    .executeTakeFirst();
  if (!invoiced) return;
  const { id, currency_code, host_share, payment_id, stashpoint_id } = invoiced;
  const amount = Math.floor(host_share / 2);
  const created = new Date(now.getTime() - 9 * DAY_MS);
  const refundId = idOf(`refund:wet:${id}`, 32);
  await insertRows(transaction, 'refunds', [
    { id: refundId, booking_id: id, payment_id, amount, status: 'succeeded', created, settled_at: created },
  ]);
  const rows = [
    { kind: 'refund_card', amount: -amount, payment_id, refund_id: refundId },
    { kind: 'host_share', amount: -amount, stashpoint_id },
  ] as const;
  await appendRows(transaction, { id, currency_code }, rows, created);
  await insertRows(transaction, 'staff_refunds', [
    {
      id: idOf(`staff-refund:wet:${id}`, 32),
      booking_id: id,
      amount,
      card_amount: amount,
      credit_amount: 0,
      currency_code,
      borne_by: 'host',
      stashpoint_id,
      reason: 'A burst pipe soaked the guest’s suitcase.',
      actor_id: staff.id,
      idempotency_key: null,
      created,
    },
  ]);
}

async function release(transaction: Kysely<Schema>, first: Date): Promise<void> {
  const released = new Date(first.getTime() + 9 * 3_600_000);
  await transaction
    .updateTable('payouts')
    .set({ status: 'sent', sent_at: released })
    .where('status', '=', 'prepared')
    .execute();
  await transaction
    .updateTable('payout_runs')
    .set({ released_at: released, released_by: staff.id })
    .where('released_at', 'is', null)
    .execute();
}

/** Writes the payment service's movements of the last weeks: those in the ledger, its fees, and an unknown charge. */
async function writeServiceBooks(transaction: Kysely<Schema>, now: Date): Promise<void> {
  const from = new Date(Math.floor(now.getTime() / DAY_MS - RECONCILED_DAYS - 3) * DAY_MS);
  await sql`
    insert into processor_transactions
      (id, kind, subject, booking_id, amount, currency_code, fee, fee_currency_code, occurred, description)
    select 'txn_demo_' || l.id, case l.kind when 'charge' then 'charge' else 'refund' end,
      case l.kind when 'charge' then 'charge:' || p.intent_id else 'refund:' || l.refund_id end,
      l.booking_id, l.amount, l.currency_code,
      case l.kind when 'charge' then round(l.amount * 0.015)::int + 25 else 0 end, l.currency_code, l.created, ''
    from ledger_entries l left join payments p on p.id = l.payment_id
    where l.kind in ('charge', 'refund_card') and l.created >= ${from} and l.created < ${now}`.execute(transaction);
  const yesterday = new Date(now.getTime() - DAY_MS);
  await insertRows(transaction, 'processor_transactions', [
    {
      id: 'txn_demo_unknown',
      kind: 'charge',
      subject: 'charge:pi_demo_nobody',
      booking_id: null,
      amount: 2300,
      currency_code: 'GBP',
      fee: 60,
      fee_currency_code: 'GBP',
      occurred: yesterday,
      description: 'Manual charge',
    },
  ]);
  await sql`
    insert into ledger_entries (booking_id, kind, amount, currency_code, transaction_id, created)
    select booking_id, 'processing_fee', -fee, fee_currency_code, id, occurred
    from processor_transactions where fee <> 0 order by occurred, id`.execute(transaction);
  await insertRows(transaction, 'unexplained', [
    {
      id: idOf('unexplained:nobody', 24),
      kind: 'not_in_ledger',
      subject: 'charge:pi_demo_nobody',
      booking_id: null,
      currency_code: 'GBP',
      at_service: 2300,
      in_ledger: 0,
      occurred: yesterday,
      found: new Date(now.getTime() - DAY_MS / 2),
      settled_at: null,
      settled_by: null,
      note: null,
    },
  ]);
}

function firstOfMonth(now: Date, ago: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1, 0, 7));
}
