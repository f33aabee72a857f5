import { sql } from 'kysely';
import type { SettledStay } from '../../../contract/rules/settlement.ts';

/** Selects the ledger of a booking `b`, oldest row first, as `settle…` takes it: without payouts and fees. */
export const ledgerOf = sql<SettledStay['ledger']>`(
  select jsonb_agg(jsonb_build_object('kind', l.kind, 'amount', l.amount, 'payment_id', l.payment_id,
    'stashpoint_id', l.stashpoint_id, 'incident_id', l.incident_id, 'claim_id', l.claim_id, 'dispute_id', l.dispute_id,
    'created', to_char(l.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by l.id)
  from ledger_entries l
  where l.booking_id = b.id and l.kind not in ('payout', 'processing_fee', 'compensation_payout'))`;
