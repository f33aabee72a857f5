import { type Kysely, sql } from 'kysely';
import type { LedgerKind, LedgerRow, Settlement } from '../../../contract/rules/settlement.ts';
import type { PlannedBooking } from '../../platform/database/json-columns.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { MadeMove } from '../stashpoint-changes/move-stranded.ts';
import type { Stranded } from '../stashpoint-changes/stranded-bookings.ts';

interface Made {
  from: string;
  stranded: readonly Stranded[];
  moved: ReadonlyMap<string, MadeMove>;
  /** The newest mail before. */
  after: number;
}

/** Returns the number of the newest mail. */
export async function newestMail(transaction: Kysely<Schema>): Promise<number> {
  const row = await transaction.selectFrom('mails').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

/** Returns what was done with stranded bookings in a transaction: where each has moved, what it cost whom, its mails. */
export async function plannedBookings(
  transaction: Kysely<Schema>,
  { from, stranded, moved, after }: Made,
): Promise<PlannedBooking[]> {
  const mails = await transaction
    .selectFrom('mails as m')
    .innerJoin('bookings as b', 'b.id', 'm.booking_id')
    .select(['b.id', 'm.subject', sql<boolean>`m.recipient = b.email`.as('is_traveller')])
    .where('m.id', '>', after)
    .where(sql<boolean>`b.id = any(${[...moved.keys()]})`)
    .orderBy('m.id')
    .execute();
  return stranded.map(({ id, reason }) => {
    const move = moved.get(id);
    const own = mails.filter((mail) => mail.id === id);
    const toTraveller = own.filter(({ is_traveller }) => is_traveller);
    const toHosts = own.filter(({ is_traveller }) => !is_traveller);
    return {
      id,
      reason,
      to: move ? placeOf(move) : null,
      refund: move ? move.settlement.refund.card + move.settlement.refund.credit : 0,
      shares: {
        host: shareIn(move?.settlement, from),
        new_host: shareIn(move?.settlement, move?.to.stashpoint.id),
        platform: shareIn(move?.settlement, null),
      },
      mails: { travellers: toTraveller.length, hosts: toHosts.length },
      subjects: {
        ...(toTraveller[0] && { travellers: toTraveller[0].subject }),
        ...(toHosts[0] && { hosts: toHosts[0].subject }),
      },
    };
  });
}

function placeOf({ to: { stashpoint } }: MadeMove): PlannedBooking['to'] {
  const { id, name, location_name, user_distance_km } = stashpoint;
  return { id, name, location_name, distance_km: user_distance_km ?? 0 };
}

/** The amount a place's host earns more, or for null the platform's, with the guarantee and trees it answers for. */
function shareIn(settlement: Settlement | undefined, stashpointId: string | null | undefined): number {
  const isOwn = ({ kind, stashpoint_id }: LedgerRow) =>
    stashpointId === null ? OF_THE_PLATFORM.includes(kind) : kind === 'host_share' && stashpoint_id === stashpointId;
  return (settlement?.rows ?? []).filter(isOwn).reduce((sum, { amount }) => sum + amount, 0);
}

const OF_THE_PLATFORM: readonly LedgerKind[] = ['platform_fee', 'guarantee', 'trees'];
