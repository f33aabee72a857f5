import {
  type ChangeDecision,
  decideChange,
  decideRefund,
  priceOf,
  REFUND_POLICY,
  type RefundableStay,
  type RefundDecision,
  type RefundPolicy,
} from './refunds.ts';

/*
 * The settlement of a stay: what each event does to its ledger. Every way to money asks `settle`, and nothing else writes
 * rows of the ledger or computes a refund. A stay's rows go in, the rows to append come out, with the sums to say.
 * docs/decisions/133 has the laws, which the tests hold over random sequences of all events.
 */

/** Kinds of rows: money that came in or went back, the shares it belongs to, and what was paid out of those. */
export const LEDGER_KINDS = [
  'charge',
  'charge_credit',
  'prepaid',
  'refund_card',
  'refund_credit',
  'chargeback',
  'host_share',
  'platform_fee',
  'guarantee',
  'trees',
  'payout',
  'processing_fee',
  'compensation',
  'compensation_payout',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Money of the traveller, in and back. */
const CARRIED = ['charge', 'charge_credit', 'refund_card', 'refund_credit', 'chargeback'] as const;
const CAME_IN: readonly LedgerKind[] = [...CARRIED, 'prepaid'];
const BELONGS: readonly LedgerKind[] = ['host_share', 'platform_fee', 'guarantee', 'trees', 'compensation'];

/** A row of the ledger. Money in is positive, money back is negative; a share that grows is positive. Minor units. */
export interface LedgerRow {
  kind: LedgerKind;
  amount: number;
  /** For money by card: the payment it came from, or goes back to. */
  payment_id?: string | null;
  /** For a host's share: the place that earns or bears it. */
  stashpoint_id?: string | null;
  /** The report that caused it, beyond what the refund policy gives. */
  incident_id?: string | null;
  claim_id?: string | null;
  dispute_id?: string | null;
}

/** The prices of a stay, as on its booking: minor units. */
export interface StayPrices {
  first_day_price: number;
  extra_day_price: number;
  booking_fee: number;
  guarantee_fee: number;
  tree_price: number;
  discount_amount: number;
  prepaid_amount: number;
  total: number;
  host_share: number;
}

/** A stay with its ledger: a booking's row. */
export interface SettledStay extends StayPrices {
  stashpoint_id: string;
  /** The part of the total that is never refunded: saved by changes too late. */
  kept_amount: number;
  dropoff: Date;
  refund_dropoff: Date | null;
  checked_in_at: Date | null;
  confirmed_at: Date | null;
  /** Its rows, oldest first, with the instant they were written. */
  ledger: readonly (LedgerRow & { created: Date | string })[] | null;
}

/** Evidence that the place failed its traveller: none, the traveller's word alone, or proof. */
export type Failure = 'none' | 'unproven' | 'proven';

export interface Terms {
  at: Date;
  policy?: RefundPolicy;
}

/** The destinations of a refund, minor units. */
export interface RefundParts {
  card: number;
  credit: number;
}

/** The effects of an event: the rows to append, and the sums to say. */
export interface Settlement {
  rows: LedgerRow[];
  refund: RefundParts;
  /** The part of the refund that is withdrawn as credit if a report turns out to be wrong; minor units. */
  provisional: number;
  /** The amount that waits for a report to be proven: given as credit meanwhile, or not at all. Minor units. */
  withheld: number;
}

/** The sums of a stay's ledger, minor units. */
export interface LedgerSums {
  charged: number;
  charged_credit: number;
  /** Positive; a chargeback counts: its money is with the traveller again. */
  refunded: number;
  refunded_credit: number;
  /** Paid and not refunded. */
  left: number;
}

/** Adds up the payments and refunds of a stay. */
export function sumsOf({ ledger }: Pick<SettledStay, 'ledger'>): LedgerSums {
  const rows = ledger ?? [];
  const charged = sum(rows, 'charge', 'charge_credit');
  const refunded = charged - sum(rows, ...CARRIED);
  return {
    charged,
    charged_credit: sum(rows, 'charge_credit'),
    refunded,
    refunded_credit: 0 - sum(rows, 'refund_credit'),
    left: charged - refunded,
  };
}

/** Tells whether a stay is over because all of its money went back: it is booked anew instead of changed. */
export function isRefunded(stay: Pick<SettledStay, 'ledger'>): boolean {
  const { charged, left } = sumsOf(stay);
  return charged > 0 && left <= 0;
}

/** The amounts that can go back: to cards, payment by payment, latest first, and as credit that was spent here. Minor units. */
export interface Refundable extends RefundParts {
  payments: { id: string; left: number }[];
}

export function refundableOf({ ledger }: Pick<SettledStay, 'ledger'>): Refundable {
  const rows = ledger ?? [];
  const ids = [...new Set(rows.flatMap(({ kind, payment_id }) => (kind === 'charge' && payment_id) || []))].reverse();
  // A bank may charge back an amount that was refunded already.
  const payments = ids.map((id) => ({
    id,
    left: Math.max(
      0,
      sum(
        rows.filter(({ payment_id }) => payment_id === id),
        'charge',
        'refund_card',
        'chargeback',
      ),
    ),
  }));
  const onCards = payments.reduce((all, { left }) => all + left, 0);
  // Credit refunded beyond the credit spent, and what a bank has taken twice, came from the other payments.
  const left = Math.max(0, sum(rows, ...CARRIED));
  const credit = Math.min(left, Math.max(0, sum(rows, 'charge_credit', 'refund_credit')));
  return { payments, card: Math.min(onCards, left - credit), credit };
}

/** Returns what a place has earned of a stay so far, without damages: minor units. */
export function earnedBy({ ledger }: Pick<SettledStay, 'ledger'>, stashpointId: string): number {
  const own = (ledger ?? []).filter((row) => row.stashpoint_id === stashpointId && !row.claim_id);
  return sum(own, 'host_share');
}

/** Returns a booking in the form of the refund policy. A stay that cost nothing at first counts from its confirmation. */
export function refundableStay(stay: SettledStay): RefundableStay {
  const paying = (stay.ledger ?? []).filter(
    ({ kind }) => kind === 'charge' || kind === 'charge_credit' || kind === 'prepaid',
  );
  const instants = [
    ...paying.map(({ created }) => new Date(created)),
    ...(stay.confirmed_at ? [stay.confirmed_at] : []),
  ];
  return {
    paid: sumsOf(stay).left,
    dropoff: stay.refund_dropoff ?? stay.dropoff,
    inside: stay.checked_in_at !== null,
    ...(stay.kept_amount > 0 && { keeps: { total: stay.total, kept: stay.kept_amount } }),
    paidAt: instants.length > 0 ? new Date(Math.min(...instants.map((instant) => instant.getTime()))) : null,
    ...refundLines(stay),
  };
}

/** Returns the price in the lines of the refund policy. */
export function refundLines(
  price: Omit<StayPrices, 'prepaid_amount' | 'total' | 'host_share'>,
): Pick<RefundableStay, 'lines' | 'discount'> {
  return {
    lines: {
      bags: price.first_day_price + price.extra_day_price,
      booking_fee: price.booking_fee,
      guarantee: price.guarantee_fee,
      trees: price.tree_price,
    },
    discount: price.discount_amount,
  };
}

/** Returns what of the total no part of the stay costs any more: it was saved too late to be refunded. */
export function unrefundedOf(
  stay: Omit<StayPrices, 'prepaid_amount' | 'host_share'> & { kept_amount: number },
): number {
  return Math.min(stay.kept_amount, stay.total - priceOf(refundLines(stay)));
}

/** Books a stay that was just paid: by card, with credit, by the agency that sold its bags ahead, or not at all. */
export function settlePaid(
  stay: StayPrices & { stashpoint_id: string },
  { payment_id, credit }: { payment_id: string | null; credit: number },
): Settlement {
  const money: LedgerRow[] = [
    { kind: 'charge', amount: stay.total - credit, payment_id },
    { kind: 'charge_credit', amount: credit },
    { kind: 'prepaid', amount: stay.prepaid_amount },
  ];
  return settled([], money, { ...sharesIn(stay), host: new Map([[stay.stashpoint_id, stay.host_share]]) });
}

/** Returns the platform's part of a price, after host, guarantee and trees. Negative if it bears a discount. */
export function platformPart(price: StayPrices): number {
  return price.total + price.prepaid_amount - price.host_share - price.guarantee_fee - price.tree_price;
}

/** A stay after a change, and its cost. */
export interface DecidedChange<Columns extends StayPrices = StayPrices> extends Pick<ChangeDecision, 'due'> {
  columns: Columns & { kept_amount: number; refund_dropoff: Date | null };
  /** No more than was paid: an amount refunded before is not refunded again. */
  refund: number;
  /** Paid before, saved by this change or an earlier one, and not refunded. */
  unrefunded: number;
}

/**
 * Decides what a change costs or gives back, and who keeps what: host and agency give back as much of their part as the
 * traveller gets back of theirs. `waives` tells of a sum that is too small to be charged: the platform bears it.
 */
export function decideStayChange<Columns extends StayPrices & { dropoff: Date }>(
  stay: SettledStay,
  after: Columns,
  {
    at,
    policy = REFUND_POLICY,
    failure = 'none',
    waives = () => false,
  }: Terms & { failure?: Failure; waives?: (due: number) => boolean },
): DecidedChange<Columns> {
  const own = refundableStay(stay);
  const decide = (columns: Columns) =>
    decideChange(own, refundLines(columns), at, { stashpointFailed: failure === 'proven', policy });
  const asked = decide(after);
  const waived = asked.due > 0 && waives(asked.due) ? asked.due : 0;
  const columns = waived > 0 ? { ...after, discount_amount: after.discount_amount + waived } : after;
  const { total, kept, due, refund, share, best, price } = waived > 0 ? decide(columns) : asked;
  const left = (before: number, wanted: number) =>
    wanted >= before ? wanted : before - Math.round((before - wanted) * share);
  return {
    due,
    refund: Math.min(refund, Math.max(0, own.paid)),
    unrefunded: total - price,
    columns: {
      ...columns,
      host_share: left(stay.host_share, columns.host_share),
      prepaid_amount: left(stay.prepaid_amount, columns.prepaid_amount),
      total,
      kept_amount: kept,
      refund_dropoff: best || columns.dropoff <= own.dropoff ? null : own.dropoff,
    },
  };
}

/** Books a change at the same place, with the payment or refund of the difference. */
export function settleChange(
  stay: SettledStay,
  after: StayPrices,
  payment: { id: string; amount: number } | null,
): Settlement {
  const money: LedgerRow[] = [
    { kind: 'charge', amount: payment?.amount ?? 0, payment_id: payment?.id ?? null },
    { kind: 'prepaid', amount: after.prepaid_amount - stay.prepaid_amount },
  ];
  // An amount refunded before is not refunded again: the platform, which bore it, keeps it now.
  const back = payment ? 0 : atMost(refundableOf(stay), stay.total - after.total);
  return settled(rowsOf(stay), [...money, ...giveBack(stay, back)], {
    ...changedShares(stay, after),
    host: new Map([
      [stay.stashpoint_id, movedBy(earnedBy(stay, stay.stashpoint_id), after.host_share - stay.host_share)],
    ]),
  });
}

/**
 * Decides the refund for cancelling a stay. What only the traveller says is no proof: beyond the policy, their money
 * then waits until the report is proven.
 */
export function decideCancellation(
  stay: SettledStay,
  { at, policy = REFUND_POLICY, failure = 'none' }: Terms & { failure?: Failure },
): RefundDecision & { withheld: number } {
  const own = refundableStay(stay);
  const decision = decideRefund(own, at, { stashpointFailed: failure === 'proven', policy });
  return { ...decision, withheld: failure === 'unproven' ? Math.max(0, own.paid - decision.amount) : 0 };
}

/** Books a cancellation: each line's share is released by as much as is refunded of it. */
export function settleCancellation(
  stay: SettledStay,
  terms: Terms & {
    failure?: Failure;
    /** The report that says the place failed. */
    incident_id?: string | null;
    to: 'source' | 'credit';
    /** Credit needs an account. */
    takesCredit: boolean;
  },
): Settlement {
  const { amount, shares, withheld } = decideCancellation(stay, terms);
  const before = sharesOf(rowsOf(stay));
  const prepaid = sum(rowsOf(stay), 'prepaid');
  const kept = (part: number, line: keyof typeof shares) => part - Math.round(part * shares[line]);
  const earned = before.host.get(stay.stashpoint_id) ?? 0;
  const provisional = terms.takesCredit ? withheld : 0;
  const money: LedgerRow[] = [
    { kind: 'prepaid', amount: -Math.round(prepaid * shares.bags) },
    ...giveBack(stay, atMost(refundableOf(stay), amount), terms.to),
  ];
  return {
    ...settled(rowsOf(stay), [...money, ...provisionalCredit(provisional, terms.incident_id)], {
      host: new Map([[stay.stashpoint_id, kept(earned, 'bags')]]),
      guarantee: kept(before.guarantee, 'guarantee'),
      trees: kept(before.trees, 'trees'),
    }),
    provisional,
    withheld,
  };
}

/** A stay after a move, and its refund. */
export interface DecidedMove<Columns extends StayPrices = StayPrices> {
  columns: Columns & { kept_amount: number; refund_dropoff: null };
  /** Refunded at once. */
  refund: number;
  withheld: number;
}

/**
 * Decides the price of a stay at another place. It never costs more than before: a higher price there becomes a discount
 * borne by the platform, so that the new host earns their full share. A lower one is refunded in full, whatever the time,
 * because the move is not the traveller's doing; beyond the policy only once their report is proven.
 */
export function decideMove<Columns extends StayPrices>(
  stay: SettledStay,
  there: Columns,
  { at, policy = REFUND_POLICY, failure, takesCredit }: Terms & { failure: Failure; takesCredit: boolean },
): DecidedMove<Columns> {
  const unrefunded = unrefundedOf(stay);
  const tooMuch = Math.max(0, there.total - (stay.total - unrefunded));
  const price = there.total - tooMuch;
  const columns = {
    ...there,
    discount_amount: there.discount_amount + tooMuch,
    // An agency that has paid ahead pays no more either.
    prepaid_amount: Math.min(there.prepaid_amount, stay.prepaid_amount),
  };
  const saved = stay.total - (price + unrefunded);
  const byPolicy =
    failure === 'unproven' ? decideChange(refundableStay(stay), refundLines(columns), at, { policy }).refund : saved;
  const left = refundableOf(stay);
  const refund = atMost(left, Math.min(saved, byPolicy));
  const waiting = atMost(left, saved) - refund;
  // The part given as credit at once is refunded. The rest is kept until then, and counts towards a dearer stay.
  const total = price + unrefunded + (takesCredit ? 0 : waiting);
  return {
    columns: {
      ...columns,
      total,
      kept_amount: total - Math.min(price, stay.total - stay.kept_amount),
      refund_dropoff: null,
    },
    refund,
    withheld: waiting,
  };
}

/** Books a move: the new place earns its share; the former one keeps at most its share after a cancellation. */
export function settleMove(
  stay: SettledStay,
  there: StayPrices & { stashpoint_id: string },
  terms: Terms & { failure: Failure; incident_id?: string | null; takesCredit: boolean },
): Settlement {
  const { columns, refund, withheld } = decideMove(stay, there, terms);
  const provisional = terms.takesCredit ? withheld : 0;
  const former = earnedBy(stay, stay.stashpoint_id);
  const released = terms.failure === 'unproven' ? decideRefund(refundableStay(stay), terms.at, terms).shares.bags : 1;
  const money: LedgerRow[] = [
    { kind: 'prepaid', amount: columns.prepaid_amount - stay.prepaid_amount },
    ...giveBack(stay, refund),
    ...provisionalCredit(provisional, terms.incident_id),
  ];
  return {
    ...settled(rowsOf(stay), money, {
      ...changedShares(stay, columns),
      host: new Map([
        [stay.stashpoint_id, former - Math.round(former * released)],
        [there.stashpoint_id, Math.max(columns.host_share, earnedBy(stay, there.stashpoint_id))],
      ]),
    }),
    provisional,
    withheld,
  };
}

/** A refund beyond the refund policy, as staff order it. */
export interface StaffRefund {
  /** Minor units. */
  amount: number;
  to: 'source' | 'credit';
  /** The place whose host bears it as far as it earns from the stay; null for the platform. */
  borne_by: string | null;
}

/** The parts of a refund by its destinations, and by those who bear it. Minor units; either pair adds up to it. */
export interface StaffRefundParts extends RefundParts {
  host: number;
  platform: number;
}

/**
 * Splits a refund: to cards first and the rest to credit, unless all of it becomes credit. A host bears their share at
 * most, and the platform what is above it.
 *
 * @param left minor units that can still go to cards
 * @param earned minor units that the place has earned of the stay
 */
export function splitStaffRefund(
  { card: left, earned }: { card: number; earned: number },
  { amount, to, byHost }: { amount: number; to: StaffRefund['to']; byHost: boolean },
): StaffRefundParts {
  const card = to === 'credit' ? 0 : Math.min(amount, left);
  const host = byHost ? Math.min(Math.max(earned, 0), amount) : 0;
  return { card, credit: amount - card, host, platform: amount - host };
}

/** Books a refund by staff. */
export function settleStaffRefund(
  stay: SettledStay,
  { amount, to, borne_by }: StaffRefund,
): Settlement & StaffRefundParts {
  const left = refundableOf(stay);
  if (amount > left.card + left.credit) throw new Error('A refund must not exceed what was paid.');
  const earned = borne_by === null ? 0 : earnedBy(stay, borne_by);
  const parts = splitStaffRefund({ card: left.card, earned }, { amount, to, byHost: borne_by !== null });
  const host = new Map(borne_by === null ? [] : [[borne_by, earned - parts.host]]);
  return { ...settled(rowsOf(stay), giveBack(stay, amount, to), { host }), ...parts };
}

/** The effects of a report's end, also on the price of a stay that continues elsewhere. */
export interface SettledReport extends Settlement {
  columns: Pick<SettledStay, 'total' | 'kept_amount'>;
}

/** A report whose money waited for proof. */
export interface WaitingReport {
  id: string;
  stashpoint_id: string;
  /** The amount that waited, minor units. */
  withheld: number;
  /** The traveller asked for credit: it stays credit. */
  keepsCredit: boolean;
}

/**
 * Books that a report is proven: what waited goes back to the card, with the credit given for it that is not spent, and
 * the place earns nothing from a stay it did not serve.
 *
 * @param balance minor units of credit the traveller can spend
 * @param isElsewhere the stay has moved away or was cancelled; otherwise the place served it after all
 */
export function settleProven(
  stay: SettledStay,
  report: WaitingReport,
  { balance, isElsewhere }: { balance: number; isElsewhere: boolean },
): SettledReport {
  const given = givenFor(stay, report.id);
  const back = report.keepsCredit ? 0 : Math.min(given.credit, Math.max(0, balance));
  const withdrawn: LedgerRow[] = [{ kind: 'refund_credit', amount: back, incident_id: report.id }];
  const meanwhile = {
    ...stay,
    ledger: [...(stay.ledger ?? []), ...withdrawn.map((row) => ({ ...row, created: new Date(0) }))],
  };
  const cancelled = isElsewhere && stay.stashpoint_id === report.stashpoint_id;
  const open = report.withheld - (given.card + given.credit - back);
  // Of a stay elsewhere, what was kept until now may have paid for a dearer one.
  const due = atMost(refundableOf(meanwhile), cancelled ? open : Math.min(open, back + unrefundedOf(stay)));
  const refunds = giveBack(meanwhile, due).map((row) => ({ ...row, incident_id: report.id }));
  const prepaid = cancelled ? -sum(rowsOf(stay), 'prepaid') : 0;
  const settlement = settled(
    rowsOf(stay),
    [...withdrawn, { kind: 'prepaid', amount: prepaid }, ...refunds],
    {
      ...(cancelled && { guarantee: 0, trees: 0 }),
      host: new Map(isElsewhere ? [[report.stashpoint_id, Math.min(0, earnedBy(stay, report.stashpoint_id))]] : []),
    },
    report.id,
  );
  return { ...settlement, columns: keeping(stay, cancelled ? 0 : Math.min(0, back - due)) };
}

/**
 * Books that a report is dismissed: credit given for it is withdrawn as far as it is not spent, and the place has its
 * share back. What is spent, or was sent to a card, is the platform's loss.
 */
export function settleDismissed(
  stay: SettledStay,
  report: WaitingReport,
  { balance, isCancelled }: { balance: number; isCancelled: boolean },
): SettledReport {
  const back = Math.min(givenFor(stay, report.id).credit, Math.max(0, balance));
  const taken = rowsOf(stay).filter(
    (row) => row.incident_id === report.id && row.stashpoint_id === report.stashpoint_id,
  );
  const share = earnedBy(stay, report.stashpoint_id) - sum(taken, 'host_share');
  const settlement = settled(
    rowsOf(stay),
    [{ kind: 'refund_credit', amount: back, incident_id: report.id }],
    { host: new Map([[report.stashpoint_id, share]]) },
    report.id,
  );
  return { ...settlement, columns: keeping(stay, isCancelled ? 0 : back) };
}

/** A payment disputed at the payer's bank. */
export interface DisputedPayment {
  dispute_id: string;
  payment_id: string;
  /** Minor units. */
  amount: number;
  /** The bank has taken the money, or given it back. */
  isWithdrawn: boolean;
  /** The place that failed its traveller, by proof; null where none did. */
  failedAt: string | null;
}

/**
 * Books the outcome of a dispute, once. A host who stored the bags has earned their share, so the platform pays; of a
 * place that failed, the host's share pays first. Money that returns is credited to those who had borne it.
 */
export function settleDispute(stay: SettledStay, dispute: DisputedPayment): Settlement {
  const { dispute_id, payment_id, amount, isWithdrawn, failedAt } = dispute;
  const own = rowsOf(stay).filter((row) => row.dispute_id === dispute_id);
  const out = sum(own, 'chargeback');
  if (out < 0 === isWithdrawn) return settled([], [], {});
  if (!isWithdrawn) return { ...settled([], [], {}), rows: reversed(own) };
  const earned = failedAt === null ? 0 : earnedBy(stay, failedAt);
  const host = new Map(failedAt === null ? [] : [[failedAt, earned - Math.min(Math.max(0, earned), amount)]]);
  const { rows, ...sums } = settled(rowsOf(stay), [{ kind: 'chargeback', amount: -amount, payment_id }], { host });
  return { ...sums, rows: rows.map((row) => ({ ...row, dispute_id })) };
}

/** Books a payment that came too late, or twice: in, and straight out again. */
export function settleLatePayment(payment: { id: string; amount: number }): Settlement {
  const row = { amount: payment.amount, payment_id: payment.id };
  return {
    ...settled([], [], {}),
    rows: [
      { kind: 'charge', ...row },
      { kind: 'refund_card', ...row, amount: -payment.amount },
    ],
    refund: { card: payment.amount, credit: 0 },
  };
}

/**
 * Books a refund that was made at the payment service, or its failure: the platform bears it, as far as the payment has
 * money left.
 *
 * @param before minor units of it that are booked already
 */
export function settleOutsideRefund(
  stay: SettledStay,
  { payment_id, amount, before = 0 }: { payment_id: string; amount: number; before?: number },
): Settlement & { booked: number } {
  const left = refundableOf(stay).payments.find(({ id }) => id === payment_id)?.left ?? 0;
  const booked = Math.min(amount, left + before);
  return { ...settled(rowsOf(stay), [{ kind: 'refund_card', amount: before - booked, payment_id }], {}), booked };
}

/** Those who bear a compensation, by the kind of row that does. */
const BEARING = { guarantee: 'guarantee', host: 'host_share', platform: 'platform_fee' } as const;

/** Books the amount owed to a traveller for a claim, at the cost of guarantee, host or platform. Damages of a host are a debit. */
export function settleClaim(
  { claim_id, stashpoint_id }: { claim_id: string; stashpoint_id: string },
  { amount, bearer }: { amount: number; bearer: keyof typeof BEARING },
): LedgerRow[] {
  return [
    { kind: 'compensation', amount, claim_id },
    { kind: BEARING[bearer], amount: -amount, claim_id, ...(bearer === 'host' && { stashpoint_id }) },
  ];
}

/** Raises hosts' negative balances caused by former rules to zero, at the platform's cost. Empty for a stay by today's rules. */
export function settleBelowZero(stay: Pick<SettledStay, 'ledger'>): LedgerRow[] {
  const below = [...sharesOf(rowsOf(stay)).host].filter(([, share]) => share < 0);
  return settled(rowsOf(stay), [], { host: new Map(below.map(([id]) => [id, 0])) }).rows;
}

/** Tells whether money in and shares are equal. */
export function isBalanced(rows: readonly LedgerRow[]): boolean {
  return sum(rows, ...CAME_IN) === sum(rows, ...BELONGS);
}

/** Shares as they are to be; those left out stay. */
interface Shares {
  host: ReadonlyMap<string, number>;
  guarantee?: number;
  trees?: number;
}

/** Rows of money, and the changes of all shares that go with them: the platform has the rest. */
function settled(
  before: readonly LedgerRow[],
  money: readonly LedgerRow[],
  to: Partial<Shares>,
  incident_id?: string,
): Settlement {
  const from = sharesOf(before);
  const cause = incident_id ? { incident_id } : {};
  const others: LedgerRow[] = [
    ...[...(to.host ?? [])].map(([stashpoint_id, share]) => ({
      ...{ kind: 'host_share' as const, stashpoint_id, ...cause },
      amount: share - (from.host.get(stashpoint_id) ?? 0),
    })),
    { kind: 'guarantee', amount: (to.guarantee ?? from.guarantee) - from.guarantee, ...cause },
    { kind: 'trees', amount: (to.trees ?? from.trees) - from.trees, ...cause },
  ];
  const platform = total(money) - total(others);
  const rows = [...money, ...others, { kind: 'platform_fee' as const, amount: platform, ...cause }];
  const back = (kind: LedgerKind) => 0 - total(money.filter((row) => row.kind === kind && row.amount < 0));
  return {
    rows: rows.filter(({ amount }) => amount !== 0),
    refund: { card: back('refund_card'), credit: back('refund_credit') },
    provisional: 0,
    withheld: 0,
  };
}

/** Returns everyone's shares, whatever caused them, without what was paid for claims: a refund must not undo that. */
function sharesOf(rows: readonly LedgerRow[]): { host: Map<string, number>; guarantee: number; trees: number } {
  const priced = rows.filter(({ claim_id }) => !claim_id);
  const host = new Map<string, number>();
  for (const { kind, amount, stashpoint_id } of priced)
    if (kind === 'host_share' && stashpoint_id) host.set(stashpoint_id, (host.get(stashpoint_id) ?? 0) + amount);
  return { host, guarantee: sum(priced, 'guarantee'), trees: sum(priced, 'trees') };
}

const sharesIn = ({ guarantee_fee, tree_price }: StayPrices) => ({ guarantee: guarantee_fee, trees: tree_price });

/** Returns the guarantee's and the trees' shares after a change of price. */
function changedShares(stay: SettledStay, after: StayPrices) {
  const { guarantee, trees } = sharesOf(rowsOf(stay));
  return {
    guarantee: guarantee + after.guarantee_fee - stay.guarantee_fee,
    trees: trees + after.tree_price - stay.tree_price,
  };
}

/** A host's balance is never negative: a refund takes each amount only once. */
function movedBy(share: number, difference: number): number {
  return Math.max(0, share + difference);
}

/** Divides a refund: to cards, latest payment first, then to credit; or all to credit. */
function giveBack(stay: Pick<SettledStay, 'ledger'>, amount: number, to: 'source' | 'credit' = 'source'): LedgerRow[] {
  const { payments, card } = refundableOf(stay);
  let left = to === 'credit' ? 0 : Math.min(amount, card);
  const credit = amount - left;
  const rows: LedgerRow[] = [];
  for (const payment of payments) {
    const part = Math.min(left, payment.left);
    if (part > 0) rows.push({ kind: 'refund_card', amount: -part, payment_id: payment.id });
    left -= part;
  }
  return credit > 0 ? [...rows, { kind: 'refund_credit', amount: -credit }] : rows;
}

function provisionalCredit(amount: number, incident_id: string | null | undefined): LedgerRow[] {
  return amount > 0 ? [{ kind: 'refund_credit', amount: -amount, incident_id: incident_id ?? null }] : [];
}

/** Returns what a report has given back so far, minor units. */
function givenFor(stay: SettledStay, incidentId: string): RefundParts {
  const own = rowsOf(stay).filter(({ incident_id }) => incident_id === incidentId);
  return { card: 0 - sum(own, 'refund_card'), credit: Math.max(0, 0 - sum(own, 'refund_credit')) };
}

const keeping = ({ total: price, kept_amount }: SettledStay, amount: number) => ({
  total: price + amount,
  kept_amount: kept_amount + amount,
});

const reversed = (rows: readonly LedgerRow[]): LedgerRow[] =>
  rows.map(({ kind, amount, payment_id, stashpoint_id, incident_id, dispute_id }) => ({
    ...{ kind, payment_id, stashpoint_id, incident_id, dispute_id },
    amount: 0 - amount,
  }));

const atMost = ({ card, credit }: RefundParts, amount: number) => Math.max(0, Math.min(amount, card + credit));

const rowsOf = ({ ledger }: Pick<SettledStay, 'ledger'>): readonly LedgerRow[] => ledger ?? [];

function sum(rows: readonly LedgerRow[], ...kinds: readonly LedgerKind[]): number {
  return total(rows.filter(({ kind }) => kinds.includes(kind)));
}

function total(rows: readonly LedgerRow[]): number {
  return rows.reduce((all, { amount }) => all + amount, 0);
}
