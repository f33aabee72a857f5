import { PICTURE_SIZES } from '../../contract/constants.ts';
import type { AdminStashpoint } from '../../contract/structs/stashpoint.ts';
import { pictureSet } from '../media/picture-set.ts';
import { pricingOf } from '../stashpoints/pricing.ts';
import type { AdminRow } from './store.ts';

const SIZES = ['small', 'medium', 'large', 'standard'] as const;

export function presentAdminStashpoint(row: AdminRow): AdminStashpoint {
  return {
    id: row.id,
    name: row.name,
    business_name: row.business_name,
    location_name: row.location_name,
    address: row.address,
    postal_code: row.postal_code,
    country_code: row.country_code,
    latitude: row.lat,
    longitude: row.lng,
    timezone: row.timezone,
    type: row.type,
    storage_type: row.storage_type,
    description: row.description,
    photos: row.photos.map((name) => pictureSet(name, PICTURE_SIZES.stashpoint, row.name)),
    opening_hours: row.opening_hours,
    opening_hours_exceptions: row.opening_hours_exceptions,
    storage_spaces: SIZES.map((size) => ({ id: `${row.id}-${size}`, size, quantity: row[`capacity_${size}`] })).filter(
      ({ quantity }) => quantity > 0,
    ),
    pricing_structure: pricingOf(row),
    first_day_commission: row.first_day_commission,
    extra_day_commission: row.extra_day_commission,
    status: row.status,
    active: row.active,
    nearest_city: { id: row.city_id, name: row.city_name },
    host: {
      id: row.host_id,
      email: row.host_email ?? '',
      first_name: row.host_first_name,
      last_name: row.host_last_name,
    },
    canonical_url: `/luggage-storage/${row.city_translations.english?.route ?? ''}/stashpoints/${row.id}`,
    rejection_reason: row.rejection_reason,
    created: row.created.toISOString(),
    updated: row.updated.toISOString(),
  };
}
