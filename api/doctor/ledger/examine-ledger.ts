import { parseArgs } from 'node:util';
import { formatMoney } from '../../contract/rules/money.ts';
import { CURRENCIES } from '../../contract/vocabulary/currencies.ts';
import type { Database } from '../../server/platform/database/connect.ts';
import { correctShare } from './correct-share.ts';
import { findLedgerFaults, LEDGER_FAULTS, type LedgerFault } from './find-faults.ts';

const TITLES: Record<LedgerFault['fault'], string> = {
  below_zero: 'Hosts below zero',
  opened_again: 'Refunded in full, and paid again',
  unbalanced: 'Ledgers that do not balance',
};
const TODO: Record<LedgerFault['fault'], string> = {
  below_zero: '`npm run doctor -- ledger --correct` lifts each share to zero at the cost of the platform.',
  opened_again:
    'Open each booking: where the bags were stored, leave it; where they were not, refund what was paid again.',
  unbalanced: 'Nothing is corrected here: report the booking to the developers with its timeline.',
};

/**
 * Writes the faults that former rules have left in the ledger: per host and currency with sums, then stay by stay. With
 * `--correct` it corrects what is certain. Returns the exit code: 1 with a fault that is left, 2 for invalid arguments.
 */
export async function examineLedger(
  database: Database,
  args: string[],
  write: (text: string) => void,
  now: Date = new Date(),
): Promise<number> {
  const corrects = readCorrect(args);
  if (corrects === null) {
    write('Usage: npm run doctor -- ledger [--correct]\n');
    return 2;
  }
  const faults = await findLedgerFaults(database.query);
  for (const fault of LEDGER_FAULTS)
    writeFault(
      fault,
      faults.filter((each) => each.fault === fault),
      write,
    );
  if (!corrects) return faults.length > 0 ? 1 : 0;
  const below = new Set(faults.flatMap(({ fault, booking_id }) => (fault === 'below_zero' ? booking_id : [])));
  let corrected = 0;
  for (const id of below) if (await correctShare(database, id, now)) corrected += 1;
  write(`\nCorrected: ${corrected} stays. Their history says why.\n`);
  return faults.some(({ fault }) => fault !== 'below_zero') ? 1 : 0;
}

function readCorrect(args: string[]): boolean | null {
  try {
    return parseArgs({ args, options: { correct: { type: 'boolean', default: false } } }).values.correct;
  } catch {
    return null;
  }
}

function writeFault(fault: LedgerFault['fault'], rows: readonly LedgerFault[], write: (text: string) => void): void {
  write(`\n${TITLES[fault]}: ${rows.length}\n`);
  if (rows.length === 0) return;
  const table = [...Map.groupBy(rows, ({ host_id, currency_code }) => `${host_id} ${currency_code}`).values()];
  for (const own of table) {
    const [{ business_name, host_id, currency_code }] = own as [LedgerFault];
    const sum = own.reduce((all, { amount }) => all + amount, 0);
    write(
      `  ${`${business_name} (${host_id})`.padEnd(48)} ${String(own.length).padStart(5)} ${moneyOf(sum, currency_code)}\n`,
    );
    for (const { booking_id, amount } of own)
      write(`    ${booking_id.padEnd(46)} ${''.padStart(5)} ${moneyOf(amount, currency_code)}\n`);
  }
  write(`  → ${TODO[fault]}\n`);
}

function moneyOf(amount: number, currency: LedgerFault['currency_code']): string {
  return formatMoney(amount, currency, CURRENCIES[currency].minorInMajor, 'en').padStart(14);
}
