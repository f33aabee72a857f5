import { subYears } from 'date-fns/subYears';
import { CubbyError } from '../../../contract/errors.ts';
import { claimNumber, leftOfBag, signalsOf, suggestAmounts } from '../../../contract/rules/claims.ts';
import { coverOf } from '../../../contract/rules/cover.ts';
import { refundableOf } from '../../../contract/rules/settlement.ts';
import type { ClaimCase } from '../../../contract/structs/claim.ts';
import { guaranteeOf } from '../../../contract/vocabulary/currencies.ts';
import { findUser } from '../../people/users/accounts.ts';
import { colleagueOf } from '../../people/users/colleague-of.ts';
import { isBookingStaff } from '../../people/work/staff-access.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import { listCustody } from '../../stays/custody/chain.ts';
import { listBookingPictures } from '../../stays/pictures/list-pictures.ts';
import { requireIncident } from '../incidents/get-incident.ts';
import { acceptedByBag, findClaimRow, listUsedBefore, readDepreciations, sumOtherClaims } from './claims-store.ts';
import { type ReadsClaims, readClaim, serializeCommon, stepsOf, type WholeClaim } from './serialize-claim.ts';

/**
 * Returns the claim of a case: for the host without what is none of their business, for staff with what they need to
 * decide it.
 *
 * @throws CubbyError NOT_FOUND, also for a report that is no claim.
 */
export async function getClaimCase(services: ReadsClaims & HasConfig, caller: Caller, id: string): Promise<ClaimCase> {
  await requireIncident(services, caller, id);
  const row = await findClaimRow(services.database.query, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'This report is not a claim.');
  const whole = await readClaim(services, row);
  const isStaff = isBookingStaff(caller);
  const common = serializeCommon(services, whole);
  return {
    ...common,
    files: isStaff ? common.files : common.files.filter(({ purpose }) => purpose === 'photo'),
    borne_by_host: row.state === 'accepted' && row.borne_by === 'host',
    staff: isStaff ? await readDecision(services, caller, whole) : null,
  };
}

async function readDecision(
  services: ReadsClaims & HasConfig,
  caller: Caller,
  whole: WholeClaim,
): Promise<NonNullable<ClaimCase['staff']>> {
  const { query } = services.database;
  const { row, payment } = whole;
  const { id, booking_id, currency_code, items } = row;
  const booking = await findMailedBooking(query, booking_id);
  const since = subYears(services.now(), 1);
  const traveller = { bookingId: booking_id };
  const earlier_of_traveller = await sumOtherClaims(query, id, traveller, currency_code, since);
  const earlier_of_stashpoint = await sumOtherClaims(
    query,
    id,
    { stashpointId: row.stashpoint_id },
    currency_code,
    since,
  );
  const used = await listUsedBefore(query, id);
  const before = await acceptedByBag(query, row);
  const left = (bag: number) => leftOfBag(currency_code, before.get(bag) ?? 0);
  const { card, credit } = refundableOf(booking);
  const pictures = await listBookingPictures(services, booking_id, caller, null);
  const payout = payment.payouts.at(-1);
  const cover = coverOf(booking.guarantee_fee);
  return {
    police_reference: row.police_reference,
    steps: stepsOf(whole, services.now()).map(({ kind, created, text, actor_id, ...actor }) => ({
      ...{ kind, created, text },
      actor: actor_id === null ? null : colleagueOf({ id: actor_id, ...actor }),
    })),
    signals: signalsOf({
      items,
      photosUsedBefore: used.length,
      earlierOfTraveller: earlier_of_traveller.total,
      earlierOfStashpoint: earlier_of_stashpoint.total,
      cover,
    }),
    guarantee: guaranteeOf(currency_code),
    left: row.bags.map((bag) => ({ bag, amount: left(bag) })),
    suggested: suggestAmounts(items, await readDepreciations(query), cover === 'none' ? () => 0 : left),
    confirm_above: services.config.claimConfirmAbove(currency_code),
    cover,
    bag_count: booking.bag_count,
    custody: await listCustody(query, booking_id, 'staff'),
    pictures: pictures.filter(({ purpose }) => purpose === 'bag'),
    earlier_of_traveller,
    earlier_of_stashpoint,
    used_before: used.map((each) => ({ ...each, number: claimNumber(each.incident_id) })),
    accepted: row.accepted,
    borne_by: row.borne_by,
    refunds_stay: row.refunds_stay,
    decision_text: row.decision_text,
    decided_by: await colleague(services, row.decided_by),
    confirmed_by: await colleague(services, row.confirmed_by),
    to_confirm: row.state === 'to_confirm',
    refundable: card + credit,
    account: payment.account ?? null,
    payout: payout?.run_id ? { run_id: payout.run_id, status: payout.status } : null,
  };
}

async function colleague({ database }: ReadsClaims, id: string | null) {
  const user = id === null ? undefined : await findUser(database.query, id);
  return user ? colleagueOf(user) : null;
}
