import type { Kysely } from 'kysely';
import type { CustodyEvent, CustodyKind, CustodyMark } from '../../../contract/structs/custody.ts';
import { counterActor, type WithRights } from '../../people/work/staff-access.ts';
import type { CustodyDetail } from '../../platform/database/json-columns.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { BagRow } from './bags.ts';

/** The actor of an event, the device and the time. */
export interface Hand {
  /** The person at the counter, or staff on their behalf; null where it follows from other evidence. */
  caller: WithRights | null;
  /** The device’s own id and name; null for a browser that is not a counter. */
  device: { id: string; name: string | null } | null;
  /** True if the person could not confirm who they are with their PIN. */
  withoutPin?: boolean;
  /** The reason to mark it. */
  mark?: CustodyMark | null;
  /** The time it happened, and the time we received it. */
  at: Date;
  now: Date;
}

interface Link {
  bookingId: string;
  stashpointId: string;
  kind: CustodyKind;
  hand: Hand;
  bags?: readonly Pick<BagRow, 'number' | 'size' | 'tag'>[];
  detail?: CustodyDetail;
}

/** Adds a link to the chain of a booking. Links are never changed. */
export async function writeCustody(
  transaction: Kysely<Schema>,
  { bookingId, stashpointId, kind, hand, bags = [], detail = {} }: Link,
): Promise<void> {
  await transaction
    .insertInto('custody_events')
    .values({
      booking_id: bookingId,
      stashpoint_id: stashpointId,
      kind,
      occurred_at: hand.at,
      recorded_at: hand.now,
      actor: actorOf(kind, hand),
      actor_id: hand.caller?.userId ?? null,
      device_id: hand.device?.id ?? null,
      device_name: hand.device?.name ?? null,
      bags: JSON.stringify(bags.map(({ number, size, tag }) => ({ number, size, tag }))),
      detail: JSON.stringify({
        ...detail,
        ...(hand.withoutPin && { without_pin: true }),
        ...(hand.mark && { mark: hand.mark }),
      }),
    })
    .execute();
}

function actorOf(kind: CustodyKind, { caller }: Hand): CustodyEvent['actor'] {
  if (kind === 'said_collected' || kind === 'said_coming') return 'traveller';
  if (caller === null) return 'system';
  return counterActor(caller);
}

/** The readers of a chain: staff see the person and the device, and hosts do for their own team; travellers do not. */
export type CustodyReader = 'traveller' | 'staff' | { hostId: string };

/** Lists the chain of a booking, oldest first. */
export async function listCustody(
  query: Kysely<Schema>,
  bookingId: string,
  reader: CustodyReader,
): Promise<CustodyEvent[]> {
  const rows = await query
    .selectFrom('custody_events as e')
    .innerJoin('stashpoints as s', 's.id', 'e.stashpoint_id')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .selectAll('e')
    .select(['s.door_name', 's.host_id', 'u.first_name'])
    .where('e.booking_id', '=', bookingId)
    .orderBy('e.occurred_at')
    .orderBy('e.id')
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    booking_id: row.booking_id,
    kind: row.kind,
    occurred_at: row.occurred_at.toISOString(),
    recorded_at: row.recorded_at.toISOString(),
    actor: row.actor,
    ...(mayName(reader, row)
      ? {
          actor_name: row.first_name,
          device_name: row.device_name,
          without_pin: row.detail.without_pin ?? false,
          mark: row.detail.mark ?? null,
        }
      : { actor_name: null, device_name: null, without_pin: false, mark: null }),
    place: row.door_name,
    bags: row.bags,
    bag_count_before: row.detail.before ?? null,
    bag_count_after: row.detail.after ?? null,
    reason: row.detail.reason ?? null,
    collector: row.detail.collector ?? null,
    evidence: row.detail.evidence ?? null,
  }));
}

/**
 * Tells whether a name may be shown. Hosts do not see the names of staff, or of another host whose place had the bags
 * before.
 */
function mayName(
  reader: CustodyReader,
  { host_id, actor }: { host_id: string; actor: CustodyEvent['actor'] },
): boolean {
  if (typeof reader === 'string') return reader === 'staff';
  return host_id === reader.hostId && actor === 'host';
}

/** Removes personal data from the chain of custody of these bookings; the events and their times stay. */
export async function eraseCustody(query: Kysely<Schema>, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await query
    .updateTable('custody_events')
    .set({ detail: '{}' })
    .where('booking_id', 'in', bookingIds)
    .where('kind', '=', 'checked_out')
    .execute();
}
