import { CubbyError } from '../../../contract/errors.ts';
import { claimableUntil, isClaimable } from '../../../contract/rules/claims.ts';
import { coverOf } from '../../../contract/rules/cover.ts';
import type { Claim, ClaimStart } from '../../../contract/structs/claim.ts';
import { currencyFields } from '../../money/ledger/currency-fields.ts';
import type { Caller } from '../../platform/http/call.ts';
import { requireTraveller } from '../../stays/bookings/record/get-booking.ts';
import { listCustody } from '../../stays/custody/chain.ts';
import { listBookingPictures } from '../../stays/pictures/list-pictures.ts';
import { type ClaimRow, findClaimRow, listBags, listClaimRows } from './claims-store.ts';
import { type ReadsClaims, readClaim, serializeClaim } from './serialize-claim.ts';

/**
 * Returns a booking's claims, latest first, and what a new one begins with: the bags with their tags, who had them when,
 * and the counter's photos.
 *
 * @throws CubbyError NOT_FOUND, also for all but its traveller.
 */
export async function getClaimStart(services: ReadsClaims, caller: Caller, bookingId: string): Promise<ClaimStart> {
  const { query } = services.database;
  const booking = await requireTraveller(services, bookingId, caller, null);
  const known = await listBags(query, booking.id);
  const unknown = Array.from({ length: booking.bag_count }, (_, index) => ({
    number: index + 1,
    size: 'standard',
    tag: null,
  }));
  const pictures = await listBookingPictures(services, booking.id, caller, null);
  const claims: Claim[] = [];
  for (const row of await listClaimRows(query, booking.id))
    claims.push(serializeClaim(services, await readClaim(services, row)));
  return {
    stashpoint: { name: booking.business_name, timezone: booking.timezone },
    until: isClaimable(booking, services.now()) ? claimableUntil(booking).toISOString() : null,
    bags: known.length > 0 ? known : unknown,
    custody: await listCustody(query, booking.id, 'traveller'),
    pictures: pictures.filter(({ purpose }) => purpose === 'bag'),
    cover: coverOf(booking.guarantee_fee),
    ...currencyFields(booking.currency_code),
    claims,
  };
}

export async function getClaim(services: ReadsClaims, caller: Caller, id: string): Promise<Claim> {
  return serializeClaim(services, await readClaim(services, await requireOwnClaim(services, caller, id)));
}

/** @throws CubbyError NOT_FOUND, also for another traveller's claim. */
export async function requireOwnClaim(services: ReadsClaims, caller: Caller, id: string): Promise<ClaimRow> {
  const row = await findClaimRow(services.database.query, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'Claim not found.');
  await requireTraveller(services, row.booking_id, caller, null);
  return row;
}
