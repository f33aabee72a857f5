import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { SerializesBookings } from '../../stays/bookings/record/serialize-booking.ts';
import { previewImpact, previewImpacts } from './preview-impact.ts';
import { updateAdminStashpoint, updateStashpoints } from './update-admin-stashpoint.ts';

export function stashpointChangeRoutes(
  services: HasPlaces & HasCards & HasCaches & SendsRefunds & SerializesBookings,
): HandlersOf<'updateAdminStashpoint' | 'updateStashpoints' | 'previewStashpointImpact' | 'previewStashpointsImpact'> {
  return {
    updateAdminStashpoint: ({ caller, params, body }) => updateAdminStashpoint(services, caller, params.id, body),
    updateStashpoints: ({ caller, body }) => updateStashpoints(services, caller, body),
    previewStashpointsImpact: ({ caller, body }) => previewImpacts(services, caller, body.changes),
    previewStashpointImpact: ({ caller, params, body }) => previewImpact(services, caller, params.id, body),
  };
}
