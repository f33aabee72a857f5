import { claimNumber, claimStateOf, needsOf } from '../../../contract/rules/claims.ts';
import type { Claim, ClaimFile, ClaimStep } from '../../../contract/structs/claim.ts';
import { currencyFields } from '../../money/ledger/currency-fields.ts';
import { findClaimPayment } from '../../money/payouts/claim-account.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { linkToPicture } from '../../stays/pictures/picture-links.ts';
import { type ClaimFileRow, type ClaimRow, listFiles, listSteps } from './claims-store.ts';

export type ReadsClaims = HasDatabase & HasClock & HasSecret;

/** A claim with all that belongs to it. */
export async function readClaim({ database: { query } }: HasDatabase, row: ClaimRow) {
  return {
    row,
    files: await listFiles(query, row.id),
    steps: await listSteps(query, row.id),
    payment: await findClaimPayment(query, row.id),
  };
}
export type WholeClaim = Awaited<ReturnType<typeof readClaim>>;

/** Serializes the part of a claim that everyone with access sees. */
export function serializeCommon(services: HasClock & HasSecret, { row, files, payment }: WholeClaim) {
  return {
    id: row.id,
    number: claimNumber(row.id),
    booking_id: row.booking_id,
    created: row.created.toISOString(),
    state: claimStateOf(row.state, payment.payouts.at(-1)?.status ?? null),
    cause: row.cause,
    bags: row.bags,
    text: row.text ?? '',
    items: row.items,
    files: files.map((file) => serializeFile(services, file)),
    ...currencyFields(row.currency_code),
    amount: row.state === 'accepted' ? sumOf(row.accepted ?? []) : null,
    version: row.version,
  };
}

/** Serializes a claim for its traveller: one that awaits a second member of staff is shown as open. */
export function serializeClaim(services: HasClock & HasSecret, whole: WholeClaim): Claim {
  const { row, files, payment } = whole;
  const common = serializeCommon(services, whole);
  const { police_reference } = row;
  const hasAccount = payment.account !== undefined;
  const isDecided = row.state !== 'to_confirm';
  return {
    ...common,
    police_reference,
    steps: stepsOf(whole, services.now())
      .filter(({ kind }) => kind !== 'to_confirm')
      .map(({ kind, created, text }) => ({ kind, created, text })),
    needs: needsOf({ ...common, police_reference, files, hasAccount }),
    answer_by: row.resolved_at ? null : (row.answer_by?.toISOString() ?? null),
    decision_text: isDecided ? row.decision_text : null,
    accepted: row.state === 'accepted' ? row.accepted : null,
    account_number_end: payment.account?.end ?? null,
  };
}

export function serializeFile({ secret, now }: HasSecret & HasClock, row: ClaimFileRow): ClaimFile {
  const { id, purpose, width, height, is_erased } = row;
  const url = is_erased ? null : linkToPicture(secret, pathOfFile(id), now());
  return { id, purpose, width, height, created: row.created.toISOString(), url };
}

/** Returns the name by which links to a file are signed. */
export function pathOfFile(id: string): string {
  return `claims/${id}`;
}

type Step = ClaimStep & { actor_id: string | null; first_name: string | null; last_name: string | null };

/** Merges the steps of both sides with the host's answer or silence and the payouts, oldest first. */
export function stepsOf({ row, steps, payment }: WholeClaim, now: Date): Step[] {
  const noActor = { actor_id: null, first_name: null, last_name: null };
  const event = (kind: ClaimStep['kind'], at: Date | null, text: string | null = null) =>
    at ? [{ kind, created: at.toISOString(), text, ...noActor }] : [];
  const isSilent = !row.answered_at && row.answer_by && row.answer_by <= (row.resolved_at ?? now);
  return [
    ...steps.map((step) => ({ ...step, created: step.created.toISOString() })),
    ...event('host_answered', row.answered_at),
    ...event('host_silent', isSilent ? row.answer_by : null),
    ...payment.payouts.flatMap(({ status, sent_at, ended_at, reason }) => [
      ...event('paid', sent_at),
      ...event('returned', status === 'returned' ? ended_at : null, reason),
    ]),
  ].sort((one, other) => one.created.localeCompare(other.created));
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
