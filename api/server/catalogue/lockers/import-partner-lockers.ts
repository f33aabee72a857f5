import type { Insertable } from 'kysely';
import { bySize } from '../../../contract/vocabulary/bag-sizes.ts';
import { PARTNER_STORAGE_TYPES } from '../../../contract/vocabulary/storage-types.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { savePartnerHost } from '../hosts/partner-host.ts';
import type { HasPlaces } from '../places/directory.ts';
import { stashpointAtSite } from '../stashpoints/drafts/stashpoint-at-site.ts';
import { capacityColumns } from '../stashpoints/record/capacity-columns.ts';
import { findSite } from '../stashpoints/record/find-site.ts';
import { hoursColumns } from '../stashpoints/record/hours-columns.ts';
import { saveLocker } from '../stashpoints/record/write-stashpoint.ts';
import type { HasLockerPartners, LockerPartner, PartnerLocker } from './locker-partner.ts';
import { rememberRun } from './store.ts';

type PartnerType = (typeof PARTNER_STORAGE_TYPES)[number];

/**
 * Imports from the configured partners: new banks become places that can be booked, known ones get their names,
 * positions and units. Data of an unreachable partner is kept. Returns how many were saved.
 */
export async function importPartnerLockers(
  services: HasDatabase & HasClock & HasPlaces & HasCaches & HasLockerPartners,
): Promise<number> {
  let saved = 0;
  for (const type of PARTNER_STORAGE_TYPES) {
    const partner = services.lockerPartners[type];
    if (partner) saved += await importFrom(services, type, partner);
  }
  if (saved > 0) await services.caches.invalidate('stashpoints');
  return saved;
}

/** Imports from one partner. The result is recorded for staff; an unreachable partner does not stop the others. */
async function importFrom(
  services: HasDatabase & HasClock & HasPlaces,
  type: PartnerType,
  partner: LockerPartner,
): Promise<number> {
  const { query } = services.database;
  try {
    const lockers = await partner.inventory();
    let saved = 0;
    for (const locker of lockers) if (await importLocker(services, type, locker)) saved += 1;
    await rememberRun(query, { partner: type, succeeded_at: services.now(), problem: null, saved });
    return saved;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    await rememberRun(query, { partner: type, failed_at: services.now(), problem });
    return 0;
  }
}

/** Imports one bank; false if it is too far from any of our cities for anyone to find it. */
async function importLocker(
  services: HasDatabase & HasClock & HasPlaces,
  type: PartnerType,
  locker: PartnerLocker,
): Promise<boolean> {
  const { database, now } = services;
  const site = siteOf(await services.places.read(), locker);
  if (!site) return false;
  const hostId = await savePartnerHost(database.query, type, now());
  const row: Insertable<Schema['stashpoints']> = {
    ...(await stashpointAtSite(database.query, site, now())),
    partner_ref: locker.id,
    provider: type,
    host_id: hostId,
    type: 'locker',
    storage_type: type,
    name: locker.name,
    business_name: locker.name,
    address: locker.address,
    postal_code: locker.postal_code ?? '',
    ...capacities(locker),
    ...hoursColumns(ROUND_THE_CLOCK),
    status: 'approved',
  };
  await saveLocker(database.query, row);
  return true;
}

function siteOf(directory: Parameters<typeof findSite>[0], { latitude, longitude }: PartnerLocker) {
  try {
    return findSite(directory, { latitude, longitude });
  } catch {
    return null;
  }
}

function capacities({ units }: PartnerLocker) {
  return capacityColumns(
    bySize((size) => units.filter((unit) => unit.size === size).reduce((sum, unit) => sum + unit.total, 0)),
  );
}

const ROUND_THE_CLOCK = Array.from({ length: 7 }, (_, day) => ({ day, open: '00:00:00', close: '24:00:00' }));
