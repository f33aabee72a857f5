import { addDays } from 'date-fns/addDays';
import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { CLAIM_ANSWER_DAYS, isClaimable } from '../../../contract/rules/claims.ts';
import { coverOf } from '../../../contract/rules/cover.ts';
import type { Claim } from '../../../contract/structs/claim.ts';
import { claimMail, claimToHostMail } from '../../../mails/claim-texts.ts';
import { linkToConsole } from '../../catalogue/hosts/host-links.ts';
import { writeHostMail } from '../../catalogue/hosts/write-host-mail.ts';
import type { HasBusinessZone } from '../../money/ledger/business-zone.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { lockBookingRow } from '../../stays/bookings/record/booking.ts';
import { type PlacedBooking, requireTraveller } from '../../stays/bookings/record/get-booking.ts';
import { writeIncident } from '../../stays/incidents/incidents.ts';
import { findClaimByKey, insertClaim, insertStep } from './claims-store.ts';
import { getClaim } from './get-claim.ts';
import type { ReadsClaims } from './serialize-claim.ts';

type Told = BodyOf<Endpoints['createClaim']>;
export type WritesClaims = ReadsClaims & HasConfig & HasBusinessZone;

/**
 * Makes a claim, confirms it to its traveller and tells the host, who has three days for their side. Repeating a key
 * makes it once: it may have been kept without a network.
 *
 * @throws CubbyError NOT_FOUND; CLAIM_OUT_OF_TIME; CONFLICT while another claim of the stay is open; INVALID_DATA on
 * `bags` or `items` for a bag the booking does not have; IDEMPOTENCY_KEY_REUSED for the same key with another booking.
 */
export async function createClaim(
  services: WritesClaims,
  caller: Caller,
  bookingId: string,
  told: Told,
  idempotencyKey: string | null,
): Promise<Claim> {
  const booking = await requireTraveller(services, bookingId, caller, null);
  const key = idempotencyKey && `${caller.userId}:${idempotencyKey}`;
  const now = services.now();
  const id = await services.database.transaction(async (transaction) => {
    await lockBookingRow(transaction, booking.id);
    const repeated = key && (await findClaimByKey(transaction, key));
    if (repeated) return sameBooking(repeated, booking.id);
    // After the key: a claim that waited for a network may arrive once more when its time is over.
    if (!isClaimable(booking, now))
      throw new CubbyError('CLAIM_OUT_OF_TIME', 'This booking cannot be claimed for now.');
    requireBags(told, booking.bag_count);
    return write(services, transaction, booking, told, key, now);
  });
  return getClaim(services, caller, id);
}

async function write(
  services: WritesClaims,
  transaction: Kysely<Schema>,
  booking: PlacedBooking,
  { text, ...told }: Told,
  idempotency_key: string | null,
  now: Date,
): Promise<string> {
  const { id: booking_id, stashpoint_id, currency_code } = booking;
  const answer_by = addDays(now, CLAIM_ANSWER_DAYS);
  const incident = { id: hexId(16), booking_id, stashpoint_id, kind: 'claim' as const, text, created: now, answer_by };
  const { id, isNew } = await writeIncident(transaction, incident);
  if (!isNew) throw new CubbyError('CONFLICT', 'This booking already has an open claim: add to that one.');
  await insertClaim(transaction, { id, booking_id, currency_code, idempotency_key, ...columnsOf(told) });
  await insertStep(transaction, { claim_id: id, kind: 'sent', created: now });
  await writeMail(
    transaction,
    claimMail(
      { ...booking, id, booking_id },
      { step: 'sent', cover: coverOf(booking.guarantee_fee) },
      services.config.publicUrl,
    ),
    now,
  );
  const link = await linkToConsole(services, transaction, booking.host_id, `/incidents/${id}`);
  const facts = {
    ...{ id, booking_id, text, answer_by, cause: told.cause },
    stashpoint_name: booking.business_name,
    traveller: booking.first_name,
    timezone: booking.timezone,
  };
  await writeHostMail(services, transaction, { stashpointId: stashpoint_id, kind: 'incidents' }, (host) =>
    claimToHostMail(host, facts, link(host)),
  );
  return id;
}

/** Returns what the traveller told, as it is stored. */
export function columnsOf({ cause, bags, items, police_reference }: Omit<Told, 'text'>) {
  const reference = police_reference ?? null;
  return { cause, bags: [...new Set(bags)], items: JSON.stringify(items), police_reference: reference };
}

/** @throws CubbyError INVALID_DATA on `bags` or `items`. */
export function requireBags({ bags, items }: Pick<Told, 'bags' | 'items'>, count: number): void {
  if (bags.some((bag) => bag > count)) throw fieldError('bags', `The booking has ${count} bags.`);
  if (items.some(({ bag }) => !bags.includes(bag)))
    throw fieldError('items', 'Each item must be in one of the bags that are claimed for.');
}

function sameBooking(claim: { id: string; booking_id: string }, bookingId: string): string {
  if (claim.booking_id !== bookingId)
    throw new CubbyError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key has already been used for another claim.');
  return claim.id;
}
