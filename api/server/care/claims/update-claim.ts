import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { CLAIM_FILES_EACH, isClaimChangeable } from '../../../contract/rules/claims.ts';
import type { Claim, ClaimFile } from '../../../contract/structs/claim.ts';
import { claimMail } from '../../../mails/claim-texts.ts';
import { findClaimPayment, replaceClaimAccount } from '../../money/payouts/claim-account.ts';
import { setClaimAside } from '../../money/payouts/set-claim-aside.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { readPicture } from '../../platform/media/read-picture.ts';
import { hexId, sha256 } from '../../platform/secrets/ids.ts';
import { lockBookingRow } from '../../stays/bookings/record/booking.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import { rewriteIncident } from '../../stays/incidents/incidents.ts';
import { type ClaimRow, insertFile, insertStep, listFiles, lockClaim, updateClaimRow } from './claims-store.ts';
import { columnsOf, requireBags, type WritesClaims } from './create-claim.ts';
import { getClaim, requireOwnClaim } from './get-claim.ts';
import { type ReadsClaims, serializeFile } from './serialize-claim.ts';

/** The longest side: enough to read a receipt. */
const LONGEST_SIDE = 2000;
const QUALITY = 80;

/**
 * Changes a claim that staff have not decided; where they asked for more, this answers them.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT; CLAIM_DECIDED; INVALID_DATA on `bags` or `items`.
 */
export async function updateClaim(
  services: ReadsClaims,
  caller: Caller,
  id: string,
  { text, expected_version, ...told }: BodyOf<Endpoints['updateClaim']>,
): Promise<Claim> {
  const { booking_id } = await requireOwnClaim(services, caller, id);
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const booking = await lockBookingRow(transaction, booking_id);
    const claim = requireChangeable(await lockClaim(transaction, id));
    requireVersion(claim, expected_version);
    requireBags(told, booking?.bag_count ?? 0);
    await rewriteIncident(transaction, id, text);
    await updateClaimRow(transaction, id, { ...columnsOf(told), state: 'open' });
    await insertStep(transaction, { claim_id: id, kind: 'changed', created: now });
  });
  return getClaim(services, caller, id);
}

/**
 * Adds a file to a claim. It is decoded and encoded again, as every upload is; the hash of the result shows a photo that
 * is used again. The same picture sent twice is stored once: it may have been kept without a network.
 *
 * @throws CubbyError NOT_FOUND; CLAIM_DECIDED; TOO_MANY_PICTURES; or like `readPicture`.
 */
export async function addClaimFile(
  services: ReadsClaims,
  caller: Caller,
  id: string,
  { file, purpose }: BodyOf<Endpoints['addClaimFile']>,
): Promise<ClaimFile> {
  requireChangeable(await requireOwnClaim(services, caller, id));
  const { data, width, height } = await readPicture(file, { longestSide: LONGEST_SIDE, quality: QUALITY });
  const row = { id: hexId(16), claim_id: id, purpose, hash: sha256(data), width, height, created: services.now() };
  const stored = await services.database.transaction(async (transaction) => {
    requireChangeable(await lockClaim(transaction, id));
    const files = await listFiles(transaction, id);
    const same = files.find((each) => each.purpose === purpose && each.hash === row.hash && !each.is_erased);
    if (same) return same;
    if (files.filter((each) => each.purpose === purpose).length >= CLAIM_FILES_EACH[purpose])
      throw new CubbyError('TOO_MANY_PICTURES', 'This claim has reached its limit of files of this kind.');
    await insertFile(transaction, { ...row, bytes: data });
    return { ...row, is_erased: false };
  });
  return serializeFile(services, stored);
}

/**
 * Sets the account that an accepted claim is paid to, sets its payment aside, and confirms it by mail. Once the payment
 * is on its way, another account is possible only if the bank returns it.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT for a claim that is not accepted, or paid; INVALID_DATA on `account_number`.
 */
export async function setClaimAccount(
  services: WritesClaims,
  caller: Caller,
  id: string,
  account: BodyOf<Endpoints['setClaimAccount']>,
): Promise<Claim> {
  await requireOwnClaim(services, caller, id);
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const claim = await lockClaim(transaction, id);
    const { payouts } = await findClaimPayment(transaction, id);
    if (claim?.state !== 'accepted' || payouts.at(-1)?.status === 'sent')
      throw new CubbyError('CONFLICT', 'This claim needs no account now.');
    const columns = { ...account, account_city_name: account.account_city_name ?? '' };
    const end = await replaceClaimAccount(transaction, id, { ...columns, account_ccy: claim.currency_code }, now);
    await setClaimAside(transaction, id, now, services.businessZone);
    await insertStep(transaction, { claim_id: id, kind: 'account_given', created: now });
    const booking = await findMailedBooking(transaction, claim.booking_id);
    const told = { step: 'account_given' as const, account: end };
    const mail = claimMail({ ...booking, id, booking_id: booking.id }, told, services.config.publicUrl);
    await writeMail(transaction, mail, now);
  });
  return getClaim(services, caller, id);
}

/** @throws CubbyError NOT_FOUND, CLAIM_DECIDED. */
export function requireChangeable<Row extends Pick<ClaimRow, 'state'>>(row: Row | undefined): Row {
  if (!row) throw new CubbyError('NOT_FOUND', 'Claim not found.');
  if (!isClaimChangeable(row.state)) throw new CubbyError('CLAIM_DECIDED', 'This claim has already been decided.');
  return row;
}
