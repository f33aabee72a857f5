import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, type FieldErrors } from '../../../contract/errors.ts';
import { AREA_DEFAULT_RADIUS_METRES, AREA_RADIUS_METRES } from '../../../contract/rules/areas.ts';
import type { Area } from '../../../contract/structs/prepaid.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { type AreaRow, findAreaRow, insertArea, lockArea, updateAreaRow } from './store.ts';

/** @throws CubbyError INVALID_DATA naming the fields. */
export async function createArea(
  services: HasDatabase & HasClock & HasPlaces,
  caller: Caller,
  { radius = AREA_DEFAULT_RADIUS_METRES, ...draft }: BodyOf<Endpoints['createArea']>,
): Promise<Area> {
  const id = hexId(12);
  const now = services.now();
  const fields = { ...draft, radius };
  await requireFields(services, fields);
  await services.database.transaction(async (transaction) => {
    await insertArea(transaction, { ...fields, id, created: now });
    await recordChange(transaction, {
      caller,
      action: 'created',
      entity: 'area',
      id,
      before: null,
      after: fields,
      now,
    });
  });
  return getArea(services, id);
}

/**
 * Moves, renames or widens an area. From now on its vouchers are valid in it as it is; existing bookings stay.
 *
 * @throws CubbyError NOT_FOUND, CONFLICT, INVALID_DATA naming the fields.
 */
export async function updateArea(
  services: HasDatabase & HasClock & HasPlaces,
  caller: Caller,
  id: string,
  { expected_version, ...fields }: BodyOf<Endpoints['updateArea']>,
): Promise<Area> {
  await requireFields(services, fields);
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    await lockArea(transaction, id);
    const area = await getArea(services, id, transaction);
    requireVersion(area, expected_version);
    const difference = differenceOf(area, fields);
    if (!difference) return;
    await updateAreaRow(transaction, id, difference.after);
    await recordChange(transaction, { caller, action: 'updated', entity: 'area', id, ...difference, now });
  });
  return getArea(services, id);
}

/** @throws CubbyError NOT_FOUND. */
export async function getArea({ database }: HasDatabase, id: string, query = database.query): Promise<Area> {
  const row = await findAreaRow(query, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'Area not found.');
  return serializeArea(row);
}

export function serializeArea({ created, ...row }: AreaRow): Area {
  return { ...row, created: created.toISOString() };
}

async function requireFields(
  services: HasPlaces,
  { city_id, lng, radius }: Partial<Pick<Area, 'city_id' | 'lng' | 'radius'>>,
): Promise<void> {
  const { minimum, maximum } = AREA_RADIUS_METRES;
  const wrong = {
    city_id: city_id !== undefined && (await services.places.read()).byId.get(city_id)?.row.type !== 'city',
    lng: lng !== undefined && Math.abs(lng) > 180,
    radius: radius !== undefined && (radius < minimum || radius > maximum),
  };
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(wrong).flatMap(([field, isWrong]) => (isWrong ? [[field, ['INVALID_DATA']]] : [])),
  );
  if (Object.keys(errors).length > 0)
    throw new CubbyError('INVALID_DATA', 'This area cannot be saved: check the fields in `errors`.', { errors });
}
