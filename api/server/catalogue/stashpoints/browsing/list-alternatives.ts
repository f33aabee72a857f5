import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { Endpoints } from '../../../../contract/endpoints.ts';
import { CubbyError, type ErrorId } from '../../../../contract/errors.ts';
import type { StashpointAlternatives } from '../../../../contract/structs/stashpoint.ts';
import { BAG_SIZES, MEASURED_SIZES } from '../../../../contract/vocabulary/bag-sizes.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { checkStay } from '../availability/check-stay.ts';
import { readBags } from '../availability/demand.ts';
import type { HasCards } from './card-cache.ts';
import { findAlternatives } from './find-alternatives.ts';
import { serializeCard } from './serialize-card.ts';
import { findPageRow, type SearchedStay, type StashpointPageRow } from './store.ts';

const MAXIMUM_ITEMS = 6;

/**
 * Returns why a place cannot take a stay, whatever its own state, and which places nearby can.
 *
 * @throws CubbyError NOT_FOUND, or an error of the times.
 */
export async function listAlternatives(
  services: HasDatabase & HasClock & HasCards,
  id: string,
  query: QueryOf<Endpoints['listAlternatives']>,
): Promise<StashpointAlternatives> {
  const row = await findPageRow(services.database.query, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'Place not found.');
  const stay = readStay(query);
  const { name, location_name, latitude, longitude, nearest_city, nearest_landmark, timezone, type } =
    serializeCard(row);
  return {
    reason: await reasonOf(services, row, stay),
    stashpoint: {
      ...{ id, name, location_name, latitude, longitude, nearest_city, timezone, type },
      ...(nearest_landmark && { nearest_landmark }),
    },
    items: await findAlternatives(services, { near: row, besides: [id], stay, limit: MAXIMUM_ITEMS }),
  };
}

function readStay({ dropoff, pickup, ...asked }: QueryOf<Endpoints['listAlternatives']>) {
  if (!dropoff || !pickup) return null;
  return { dropoff: new Date(dropoff), pickup: new Date(pickup), ...readBags(asked) };
}

const REASONS: Partial<Record<ErrorId, StashpointAlternatives['reason']>> = {
  STASHPOINT_INACTIVE: 'inactive',
  STASHPOINT_CLOSED: 'closed',
  STASHPOINT_OUT_OF_HOURS_FORBIDDEN: 'closed',
  NO_AVAILABILITY_AT_STASHPOINT: 'full',
};

async function reasonOf(services: HasDatabase & HasClock, row: StashpointPageRow, stay: SearchedStay | null) {
  if (row.status !== 'approved' || !row.active) return 'inactive';
  if (!row.currency_sold) return 'not_sold';
  if (!stay) return null;
  const { demand, bags, ...asked } = stay;
  const { refusal } = await checkStay(services, {
    stashpointId: row.id,
    ...asked,
    spaces: demand ? BAG_SIZES.map((size) => ({ size, quantity: demand[size] })) : undefined,
    bags: bags ? MEASURED_SIZES.map((size) => ({ size, quantity: bags[size] })) : undefined,
  });
  return refusal ? (REASONS[refusal] ?? null) : null;
}
