import type { Updateable } from 'kysely';
import type { StashpointDraft } from '../../../../contract/structs/stashpoint-draft.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { capacityColumns } from '../availability/size-columns.ts';
import { hoursColumns } from '../record/hours-columns.ts';

type Columns = Updateable<Schema['stashpoints']>;

/** What a draft calls as its column does. */
const PLAIN = [
  'host_id',
  'name',
  'business_name',
  'location_name',
  'description',
  'special_requirements',
  'type',
  'storage_type',
  'address',
  'postal_code',
  'country_code',
  'currency_code',
  'first_day_cost',
  'extra_day_cost',
  'booking_fee',
  'guarantee_fee',
  'tree_price',
  'first_day_commission',
  'extra_day_commission',
  'holiday_open_type',
  'step_free',
  'upsell_text',
  'upsell_link',
  'upsell_photo',
] as const satisfies (keyof StashpointDraft & keyof Columns)[];

/** The columns of the fields that a draft sets; the rest is taken from `current` where one needs the other. */
export function draftColumns(changes: Partial<StashpointDraft>, current: StashpointDraft): Columns {
  const plain = Object.fromEntries(PLAIN.filter((field) => field in changes).map((field) => [field, changes[field]]));
  const { quality, coordinates, nearest_city_id, size_pricing, photo } = changes;
  return {
    ...plain,
    ...(quality && { premium: quality === 'premium' }),
    ...(coordinates && { lat: coordinates.lat, lng: coordinates.lng }),
    ...(nearest_city_id && { city_id: nearest_city_id }),
    ...(size_pricing && { size_pricing: JSON.stringify(size_pricing) }),
    ...(photo && { photos: photo }),
    ...roomColumns(changes, current),
  };
}

/** The columns that decide whether a stay can be had. */
export function roomColumns(changes: Partial<StashpointDraft>, current: StashpointDraft): Columns {
  const { opening_hours, opening_hours_exceptions, closures, capacity } = { ...current, ...changes };
  const timed = changes.opening_hours ?? changes.opening_hours_exceptions ?? changes.closures;
  return {
    ...(timed && hoursColumns(opening_hours, opening_hours_exceptions, closures)),
    ...(changes.capacity && capacityColumns(capacity)),
  };
}
