import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { claimNumber, leftOfBag, sumByBag } from '../../../contract/rules/claims.ts';
import { coverOf } from '../../../contract/rules/cover.ts';
import { refundableOf, settleClaim } from '../../../contract/rules/settlement.ts';
import type { ClaimCase } from '../../../contract/structs/claim.ts';
import { claimDecidedMail, claimMail } from '../../../mails/claim-texts.ts';
import { linkToConsole } from '../../catalogue/hosts/host-links.ts';
import { writeHostMail } from '../../catalogue/hosts/write-host-mail.ts';
import { appendRows } from '../../money/ledger/entries.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type Caller, requireScope } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { type BookingRow, lockBookingRow } from '../../stays/bookings/record/booking.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import { closeClaim } from '../../stays/incidents/incidents.ts';
import { requireIncident } from '../incidents/get-incident.ts';
import { refundByStaff } from '../support/refund-by-staff.ts';
import { acceptedByBag, type ClaimRow, insertStep, lockClaim, updateClaimRow } from './claims-store.ts';
import type { WritesClaims } from './create-claim.ts';
import { getClaimCase } from './get-claim-case.ts';
import { sumOf } from './serialize-claim.ts';
import { requireChangeable } from './update-claim.ts';

type Services = WritesClaims & SendsRefunds;

interface Decided {
  services: Services;
  transaction: Kysely<Schema>;
  caller: Caller;
  booking: BookingRow;
  claim: ClaimRow;
  now: Date;
}

/**
 * Accepts a claim in whole or in part. Up to a sum it is owed at once; above it, a second member of staff confirms it.
 *
 * @throws CubbyError NOT_FOUND; FORBIDDEN without the right to money; CONFLICT; CLAIM_DECIDED; CLAIM_ABOVE_LIMIT on
 * `amounts` for more than an item cost or than the guarantee has left for its bag; INVALID_DATA on `amounts`, or on
 * `borne_by` for the guarantee of a stay that was booked without it.
 */
export async function acceptClaim(
  services: Services,
  caller: Caller,
  id: string,
  { amounts, borne_by, refund_stay = false, text, expected_version }: BodyOf<Endpoints['acceptClaim']>,
): Promise<ClaimCase> {
  requireScope(caller, 'money:all');
  await decide(services, caller, id, async (decided) => {
    const { transaction, booking, claim, now } = decided;
    requireChangeable(claim);
    requireVersion(claim, expected_version);
    requireAmounts(claim, amounts);
    if (borne_by === 'guarantee' && coverOf(booking.guarantee_fee) === 'none')
      throw fieldError('borne_by', 'This stay was booked without the guarantee.');
    await requireWithinLimit(transaction, claim, amounts);
    const takesTwo = sumOf(amounts) > services.config.claimConfirmAbove(claim.currency_code);
    const decision = {
      ...{ accepted: amounts, borne_by, refunds_stay: refund_stay, decision_text: text?.trim() || null },
      ...{
        decided_by: caller.userId,
        decided_at: now,
        state: takesTwo ? ('to_confirm' as const) : ('accepted' as const),
      },
    };
    await updateClaimRow(transaction, id, decision);
    await note(decided, takesTwo ? 'to_confirm' : 'accepted', decision.decision_text);
    if (!takesTwo) await owe({ ...decided, claim: { ...claim, ...decision } });
  });
  return getClaimCase(services, caller, id);
}

/**
 * Confirms an accepted claim as a second member of staff: from now on it is owed.
 *
 * @throws CubbyError NOT_FOUND; FORBIDDEN without the right to money; CONFLICT for a claim that needs no confirmation;
 * ALREADY_CONFIRMED for the person who accepted it; CLAIM_ABOVE_LIMIT if another claim has used the guarantee since.
 */
export async function confirmClaim(
  services: Services,
  caller: Caller,
  id: string,
  { expected_version }: BodyOf<Endpoints['confirmClaim']>,
): Promise<ClaimCase> {
  requireScope(caller, 'money:all');
  await decide(services, caller, id, async (decided) => {
    const { transaction, claim, now } = decided;
    if (claim.state !== 'to_confirm') throw new CubbyError('CONFLICT', 'This claim does not wait for a confirmation.');
    requireVersion(claim, expected_version);
    if (claim.decided_by === caller.userId)
      throw new CubbyError('ALREADY_CONFIRMED', 'You accepted this claim: another person has to confirm it.');
    await requireWithinLimit(transaction, claim, claim.accepted ?? []);
    await updateClaimRow(transaction, id, { state: 'accepted', confirmed_by: caller.userId, confirmed_at: now });
    await note(decided, 'accepted', claim.decision_text);
    await owe(decided);
  });
  return getClaimCase(services, caller, id);
}

/**
 * Refuses a claim with a reason, or asks its traveller for more. A second member of staff can refuse what the first has
 * accepted.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT; CLAIM_DECIDED.
 */
export async function declineClaim(
  services: Services,
  caller: Caller,
  id: string,
  { decision, text, expected_version }: BodyOf<Endpoints['declineClaim']>,
): Promise<ClaimCase> {
  await decide(services, caller, id, async (decided) => {
    const { transaction, claim, now } = decided;
    if (claim.state !== 'to_confirm') requireChangeable(claim);
    requireVersion(claim, expected_version);
    const undecided = { accepted: null, borne_by: null, refunds_stay: false, confirmed_by: null, confirmed_at: null };
    const by = { decided_by: caller.userId, decided_at: now };
    await updateClaimRow(transaction, id, { ...undecided, ...by, state: decision, decision_text: text });
    await note(decided, decision === 'refused' ? 'refused' : 'more_needed', text);
    await tellTraveller(decided, { step: decision === 'refused' ? 'refused' : 'more_needed', text });
    if (decision !== 'refused') return;
    await closeClaim(transaction, id, now);
    await tellHost(decided, 'refused', 0);
  });
  return getClaimCase(services, caller, id);
}

/** Locks the booking and then the claim, as all that changes money does, decides, and sends what is to be refunded. */
async function decide(
  services: Services,
  caller: Caller,
  id: string,
  run: (decided: Decided) => Promise<void>,
): Promise<void> {
  const { booking_id } = await requireIncident(services, caller, id);
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const booking = await lockBookingRow(transaction, booking_id);
    const claim = await lockClaim(transaction, id);
    if (!booking || !claim) throw new CubbyError('NOT_FOUND', 'Claim not found.');
    await run({ services, transaction, caller, booking, claim, now });
  });
  await sendRefunds(services, { bookingId: booking_id });
}

/** Books the amount owed, refunds the stay if that was decided, and notifies both sides. */
async function owe(decided: Decided): Promise<void> {
  const { transaction, caller, booking, claim, now } = decided;
  const { id: claimId, booking_id: bookingId, currency_code, borne_by, refunds_stay, decision_text } = claim;
  if (!borne_by) throw new Error(`Claim ${claimId} has no bearer.`);
  const amount = sumOf(claim.accepted ?? []);
  const { stashpoint_id } = claim;
  const rows = settleClaim({ claim_id: claimId, stashpoint_id }, { amount, bearer: borne_by });
  await appendRows(transaction, { id: bookingId, currency_code }, rows, now);
  await closeClaim(transaction, claimId, now);
  if (refunds_stay) {
    const { card, credit } = refundableOf(await findMailedBooking(transaction, bookingId));
    // A refund of the price is no compensation: the guarantee bears none.
    const order = { amount: card + credit, to: 'source', borne_by: borne_by === 'host' ? 'host' : 'platform' } as const;
    const about = {
      stashpoint_id,
      reason: `Claim ${claimNumber(claimId)}`,
      incidentId: claimId,
      idempotencyKey: null,
      path: '',
    };
    if (order.amount > 0) await refundByStaff(transaction, caller, booking, { ...order, ...about }, now);
  }
  await tellTraveller(decided, { step: 'accepted', amount, text: decision_text });
  await tellHost(decided, 'accepted', borne_by === 'host' ? amount : 0);
}

/** @throws CubbyError INVALID_DATA or CLAIM_ABOVE_LIMIT on `amounts`. */
function requireAmounts({ items }: ClaimRow, amounts: readonly number[]): void {
  if (amounts.length !== items.length || sumOf(amounts) === 0)
    throw fieldError('amounts', 'Give an amount for each item, and at least one above zero.');
  if (items.some(({ value }, index) => (amounts[index] ?? 0) > value))
    throw fieldError('amounts', 'An item cannot be paid more than it cost.', 'CLAIM_ABOVE_LIMIT');
}

/** @throws CubbyError CLAIM_ABOVE_LIMIT on `amounts`. */
async function requireWithinLimit(
  transaction: Kysely<Schema>,
  claim: ClaimRow,
  amounts: readonly number[],
): Promise<void> {
  const before = await acceptedByBag(transaction, claim);
  for (const [bag, amount] of sumByBag(claim.items, amounts))
    if (amount > leftOfBag(claim.currency_code, before.get(bag) ?? 0))
      throw fieldError('amounts', `The guarantee has less left for bag ${bag}.`, 'CLAIM_ABOVE_LIMIT');
}

async function note(
  { transaction, caller, claim, now }: Decided,
  kind: 'to_confirm' | 'accepted' | 'refused' | 'more_needed',
  text: string | null,
): Promise<void> {
  await insertStep(transaction, { claim_id: claim.id, kind, text, actor_id: caller.userId, created: now });
  const entry = { action: 'decided', entity: 'booking', id: claim.booking_id, before: { claim: claim.state } } as const;
  await recordChange(transaction, { caller, ...entry, after: { claim: kind }, now });
}

async function tellTraveller(
  { services, transaction, claim, now }: Decided,
  news: Parameters<typeof claimMail>[1],
): Promise<void> {
  const booking = await findMailedBooking(transaction, claim.booking_id);
  const about = { ...booking, id: claim.id, booking_id: booking.id };
  await writeMail(transaction, claimMail(about, news, services.config.publicUrl), now);
}

async function tellHost(
  { services, transaction, claim }: Decided,
  outcome: 'accepted' | 'refused',
  amount: number,
): Promise<void> {
  const { business_name, host_id } = await findMailedBooking(transaction, claim.booking_id);
  const link = await linkToConsole(services, transaction, host_id, `/incidents/${claim.id}`);
  const about = { stashpointId: claim.stashpoint_id, kind: 'incidents' } as const;
  const told = { ...claim, stashpoint_name: business_name };
  await writeHostMail(services, transaction, about, (host) =>
    claimDecidedMail(host, told, { outcome, amount, link: link(host) }),
  );
}
