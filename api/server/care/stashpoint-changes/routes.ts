import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { SerializesBookings } from '../../stays/bookings/record/serialize-booking.ts';
import { previewImpact } from './preview-impact.ts';
import { updateAdminStashpoint } from './update-admin-stashpoint.ts';

export function stashpointChangeRoutes(
  services: HasPlaces & HasCards & HasCaches & SendsRefunds & SerializesBookings,
): HandlersOf<'updateAdminStashpoint' | 'previewStashpointImpact'> {
  return {
    updateAdminStashpoint: ({ caller, params, body }) => updateAdminStashpoint(services, caller, params.id, body),
    previewStashpointImpact: ({ caller, params, body }) => previewImpact(services, caller, params.id, body),
  };
}
