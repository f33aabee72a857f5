import type { LedgerKind } from './settlement.ts';

/**
 * Parts of the money of a period, by the kinds of rows of the ledger that add up to them. Takings are what travellers paid,
 * less refunds; they belong to hosts, the guarantee, trees, claims and us, and nothing is left. Payouts are what hosts and
 * claimants were sent, and fees are those of the payment service.
 */
export const PARTS_OF_LEDGER = {
  takings: ['charge', 'charge_credit', 'prepaid', 'refund_card', 'refund_credit', 'chargeback'],
  hosts: ['host_share'],
  guarantee: ['guarantee'],
  trees: ['trees'],
  claims: ['compensation'],
  ours: ['platform_fee'],
  payouts: ['payout', 'compensation_payout'],
  fees: ['processing_fee'],
} as const satisfies Record<string, readonly LedgerKind[]>;
export type LedgerPart = keyof typeof PARTS_OF_LEDGER;
export const LEDGER_PARTS = Object.keys(PARTS_OF_LEDGER) as LedgerPart[];

/** The parts that takings belong to, in the order in which they are taken off. */
export const SHARES_OF_TAKINGS = ['hosts', 'guarantee', 'trees', 'claims', 'ours'] as const satisfies LedgerPart[];
