import type { StashpointRow } from '../record/stashpoint-row.ts';

/**
 * The columns of a place that a stay, its price and its booking need: without texts and hours, which are most of a row
 * and of the time it takes to read one.
 */
export const PLANNED_COLUMNS = [
  'id',
  'host_id',
  'city_id',
  'name',
  'business_name',
  'door_name',
  'registered_name',
  'type',
  'storage_type',
  'address',
  'country_code',
  'lat',
  'lng',
  'timezone',
  'photos',
  'currency_code',
  'first_day_cost',
  'extra_day_cost',
  'size_pricing',
  'booking_fee',
  'guarantee_fee',
  'tree_price',
  'first_day_commission',
  'extra_day_commission',
  'capacity_small',
  'capacity_medium',
  'capacity_large',
  'capacity_standard',
  'size_restrictions',
] as const satisfies readonly (keyof StashpointRow)[];

export type PlannedStashpoint = Pick<StashpointRow, (typeof PLANNED_COLUMNS)[number]>;
