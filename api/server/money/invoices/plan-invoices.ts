import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';

/** A row of the ledger without an invoice: a host's share of an ended stay, or a part of one taken back. */
export interface OpenEntry {
  id: number;
  booking_id: string;
  stashpoint_id: string;
  name: string;
  bag_count: number;
  currency_code: CurrencyCode;
  /** The month of the stay, YYYY-MM. */
  period: string;
  amount: number;
}

/** An invoice written earlier: the one a booking was first on, or the last of its currency. */
export interface EarlierInvoice {
  id: string;
  period: string;
  currency_code: CurrencyCode;
}

/** An invoice to be written. It corrects an existing one, or one planned before it. */
export interface PlannedInvoice {
  kind: 'invoice' | 'credit_note';
  currency_code: CurrencyCode;
  period: string;
  corrects: EarlierInvoice | PlannedInvoice | null;
  entries: OpenEntry[];
}

/**
 * Plans the documents for a host's open entries, oldest month first: an invoice for each month and currency, one more
 * for what an invoiced booking earned later, and a credit note for what was taken back, naming the invoice it corrects.
 * Amounts taken back of bookings without an invoice go to the invoice of their month, or to the last one there is;
 * without one they stay open. Bookings whose entries cancel out are on no document.
 *
 * @param firstOf the invoice each booking was first on
 */
export function planInvoices(
  entries: readonly OpenEntry[],
  firstOf: ReadonlyMap<string, EarlierInvoice>,
  last: readonly EarlierInvoice[],
): PlannedInvoice[] {
  const planned = new Map<string, PlannedInvoice>();
  const add = (paper: Omit<PlannedInvoice, 'entries'>, rows: OpenEntry[], key: string) => {
    const known = planned.get(key) ?? { ...paper, entries: [] };
    known.entries.push(...rows);
    planned.set(key, known);
    return known;
  };
  const withoutInvoice: Stay[] = [];
  for (const stay of inOrder(staysOf(entries))) {
    const { currency_code, period, sum, rows } = stay;
    const first = firstOf.get(rows[0]?.booking_id ?? '');
    if (first) {
      const kind = sum > 0 ? 'invoice' : 'credit_note';
      add({ kind, currency_code, period: first.period, corrects: first }, rows, `${kind} of ${first.id}`);
    } else if (sum > 0)
      add({ kind: 'invoice', currency_code, period, corrects: null }, rows, `${currency_code} ${period}`);
    else withoutInvoice.push(stay);
  }
  for (const { currency_code, period, rows } of withoutInvoice) {
    const corrects =
      planned.get(`${currency_code} ${period}`) ?? last.find((earlier) => earlier.currency_code === currency_code);
    if (!corrects) continue;
    const key = 'id' in corrects ? `credit_note of ${corrects.id}` : `credit_note of ${currency_code} ${period}`;
    add({ kind: 'credit_note', currency_code, period: corrects.period, corrects }, rows, key);
  }
  return [...planned.values()];
}

interface Stay extends Pick<OpenEntry, 'currency_code' | 'period'> {
  sum: number;
  rows: OpenEntry[];
}

function staysOf(entries: readonly OpenEntry[]): Stay[] {
  const byBooking = Map.groupBy(entries, ({ booking_id }) => booking_id);
  return [...byBooking.values()]
    .map((rows) => ({
      currency_code: (rows[0] as OpenEntry).currency_code,
      period: (rows[0] as OpenEntry).period,
      sum: rows.reduce((sum, { amount }) => sum + amount, 0),
      rows,
    }))
    .filter(({ sum }) => sum !== 0);
}

/** Sorts by month, and invoices before their corrections. */
function inOrder(stays: Stay[]): Stay[] {
  return stays.sort(
    (a, b) =>
      a.period.localeCompare(b.period) ||
      a.currency_code.localeCompare(b.currency_code) ||
      Math.sign(b.sum) - Math.sign(a.sum),
  );
}
