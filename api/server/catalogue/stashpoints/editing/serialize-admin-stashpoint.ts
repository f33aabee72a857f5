import type { AdminStashpoint } from '../../../../contract/structs/stashpoint.ts';
import { BAG_SIZES } from '../../../../contract/vocabulary/bag-sizes.ts';
import { PICTURE_SIZES } from '../../../../contract/vocabulary/pictures.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { pictureSet } from '../../../platform/media/picture-set.ts';
import { pricingOf } from '../prices/pricing.ts';
import { draftOf } from '../record/draft-fields.ts';
import type { AdminRow } from './store.ts';

/** Managers do not see what the owner earns. */
export function serializeAdminStashpoint({ work }: Caller, row: AdminRow): AdminStashpoint {
  return {
    ...draftOf(row),
    ...(work && { first_day_commission: null, extra_day_commission: null }),
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
    proposed: work && row.proposed ? withoutEarnings(row.proposed) : row.proposed,
    proposed_at: row.proposed_at?.toISOString() ?? null,
    paused_by_host: row.paused_by_host,
    approved_at: row.approved_at?.toISOString() ?? null,
    rejection_reason: row.rejection_reason,
    // An approval settles every earlier question; they are kept, because an approval can be undone.
    review_note: row.status === 'approved' ? null : row.review_note,
    host_answer: row.status === 'approved' ? null : row.host_answer,
    rating: row.rating,
    review_count: row.review_count,
    counted_incidents: row.counted_incidents ?? 0,
    created: row.created.toISOString(),
    updated: row.updated.toISOString(),
    version: row.edit_version,
  };
}

function withoutEarnings(proposed: NonNullable<AdminRow['proposed']>): NonNullable<AdminRow['proposed']> {
  const { first_day_commission: _first, extra_day_commission: _extra, ...rest } = proposed;
  return rest;
}
