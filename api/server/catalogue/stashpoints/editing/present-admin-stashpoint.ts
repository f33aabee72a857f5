import type { AdminStashpoint } from '../../../../contract/structs/stashpoint.ts';
import type { StashpointDraft } from '../../../../contract/structs/stashpoint-draft.ts';
import { BAG_SIZES } from '../../../../contract/vocabulary/bag-sizes.ts';
import { PICTURE_SIZES } from '../../../../contract/vocabulary/pictures.ts';
import { pictureSet } from '../../../platform/media/picture-set.ts';
import { capacityOf } from '../availability/size-columns.ts';
import { pricingOf } from '../prices/pricing.ts';
import type { StashpointRow } from '../record/stashpoint-row.ts';
import type { AdminRow } from './store.ts';

export function presentAdminStashpoint(row: AdminRow): AdminStashpoint {
  return {
    ...draftOf(row),
    id: row.id,
    latitude: row.lat,
    longitude: row.lng,
    timezone: row.timezone,
    photos: row.photos.map((name) => pictureSet(name, PICTURE_SIZES.stashpoint, row.name)),
    storage_spaces: BAG_SIZES.map((size) => ({
      id: `${row.id}-${size}`,
      size,
      quantity: row[`capacity_${size}`],
    })).filter(({ quantity }) => quantity > 0),
    pricing_structure: pricingOf(row),
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
    review_note: row.review_note,
    rating: row.rating,
    review_count: row.review_count,
    created: row.created.toISOString(),
    updated: row.updated.toISOString(),
    version: row.edit_version,
  };
}

/** A place as the form of staff holds it. */
export function draftOf(row: StashpointRow): StashpointDraft {
  return {
    host_id: row.host_id,
    name: row.name,
    business_name: row.business_name,
    location_name: row.location_name,
    description: row.description,
    special_requirements: row.special_requirements,
    type: row.type,
    storage_type: row.storage_type,
    quality: row.premium ? 'premium' : 'standard',
    address: row.address,
    postal_code: row.postal_code,
    country_code: row.country_code,
    coordinates: { lat: row.lat, lng: row.lng },
    nearest_city_id: row.city_id,
    currency_code: row.currency_code,
    first_day_cost: row.first_day_cost,
    extra_day_cost: row.extra_day_cost,
    booking_fee: row.booking_fee,
    guarantee_fee: row.guarantee_fee,
    tree_price: row.tree_price,
    first_day_commission: row.first_day_commission,
    extra_day_commission: row.extra_day_commission,
    capacity: capacityOf(row),
    size_pricing: row.size_pricing,
    opening_hours: row.opening_hours,
    opening_hours_exceptions: row.opening_hours_exceptions,
    closures: row.closures,
    holiday_open_type: row.holiday_open_type,
    photo: row.photos,
    step_free: row.step_free,
    upsell_text: row.upsell_text,
    upsell_link: row.upsell_link,
    upsell_photo: row.upsell_photo,
  };
}
