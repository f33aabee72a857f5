import { type Kysely, sql } from 'kysely';
import type { WorkRole } from '../../../contract/rules/roles.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Work } from '../../platform/http/call.ts';

/** Finds a person's role at a host’s places, and which places; those that no longer belong to the host are left out. */
export async function findWork(
  query: Kysely<Schema>,
  userId: string,
): Promise<{ role: WorkRole; work: Work } | undefined> {
  const row = await query
    .selectFrom('host_people as p')
    .innerJoin('hosts as h', 'h.id', 'p.host_id')
    .select(['p.id', 'p.role', 'h.user_id as host_id'])
    .select(
      sql<
        string[]
      >`array(select w.stashpoint_id from host_people_stashpoints w join stashpoints s on s.id = w.stashpoint_id
        where w.person_id = p.id and s.host_id = h.user_id)`.as('stashpoint_ids'),
    )
    .where('p.user_id', '=', userId)
    .where('p.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    role: row.role,
    work: { hostId: row.host_id, stashpointIds: row.stashpoint_ids, personId: row.id, device: null },
  };
}

/** Finds the place of a paired device and the person it acts for: itself until a PIN is entered. */
export async function findDeviceWork(
  query: Kysely<Schema>,
  userId: string,
): Promise<{ userId: string; work: Work } | undefined> {
  const row = await query
    .selectFrom('host_devices as d')
    .innerJoin('hosts as h', 'h.id', 'd.host_id')
    .innerJoin('stashpoints as s', (join) =>
      join.onRef('s.id', '=', 'd.stashpoint_id').onRef('s.host_id', '=', 'h.user_id'),
    )
    .leftJoin('host_people as p', (join) => join.onRef('p.id', '=', 'd.person_id').on('p.removed_at', 'is', null))
    .leftJoin('host_people_stashpoints as w', (join) =>
      join.onRef('w.person_id', '=', 'p.id').onRef('w.stashpoint_id', '=', 'd.stashpoint_id'),
    )
    .select(['d.id', 'd.name', 'd.stashpoint_id', 'h.user_id as host_id', 'p.user_id', 'w.person_id'])
    .where('d.user_id', '=', userId)
    .where('d.unpaired_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    userId: (row.person_id && row.user_id) ?? userId,
    work: {
      hostId: row.host_id,
      stashpointIds: [row.stashpoint_id],
      personId: row.person_id,
      device: { id: row.id, name: row.name },
    },
  };
}

/** Lists the user ids of a host and of everyone who works for them, or did. */
export async function listColleagues(query: Kysely<Schema>, hostId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('host_people as p')
    .innerJoin('hosts as h', 'h.id', 'p.host_id')
    .select('p.user_id')
    .where('h.user_id', '=', hostId)
    .execute();
  return [hostId, ...rows.map(({ user_id }) => user_id)];
}
