import type { Insertable, Kysely } from 'kysely';
import type { HostApplication } from '../../../../contract/endpoints/hosts.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Site } from '../record/find-site.ts';
import { hoursColumns } from '../record/hours-columns.ts';
import { stashpointAtSite } from './stashpoint-at-site.ts';

interface Draft {
  body: HostApplication;
  site: Site;
  hostId: string;
  now: Date;
}

/**
 * Creates the place of a new host from their application, at the prices of its city. It stays hidden until staff
 * approve it.
 */
export async function draftStashpoint(
  query: Kysely<Schema>,
  { body, site, hostId, now }: Draft,
): Promise<Insertable<Schema['stashpoints']>> {
  const name = body.business_name.trim();
  return {
    ...(await stashpointAtSite(query, site, now)),
    host_id: hostId,
    type: body.type,
    storage_type: 'staffed',
    name,
    business_name: name,
    description: body.description?.trim() ?? '',
    address: body.address.trim(),
    postal_code: body.postal_code.trim(),
    capacity_standard: body.capacity,
    ...hoursColumns(body.opening_hours),
    step_free: body.step_free ?? false,
    status: 'draft',
  };
}
