import { previewImpact } from '../../../care/stashpoint-changes/preview-impact.ts';
import { updateStashpoint } from '../../../care/stashpoint-changes/update-stashpoint.ts';
import type { HandlersOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../services.ts';
import { checkPlace } from './check-place.ts';
import { createStashpoint } from './create-stashpoint.ts';
import { getAdminStashpoint } from './get-stashpoint.ts';
import { listStashpoints } from './list-stashpoints.ts';

type Names =
  | 'listAdminStashpoints'
  | 'getAdminStashpoint'
  | 'createAdminStashpoint'
  | 'updateAdminStashpoint'
  | 'getStashpointChecks'
  | 'previewStashpointImpact';

export function networkRoutes(services: Services): HandlersOf<Names> {
  return {
    listAdminStashpoints: ({ query }) => listStashpoints(services, query),
    getAdminStashpoint: ({ params }) => getAdminStashpoint(services, params.id),
    createAdminStashpoint: ({ caller, body }) => createStashpoint(services, caller, body),
    updateAdminStashpoint: ({ caller, params, body }) => updateStashpoint(services, caller, params.id, body),
    getStashpointChecks: ({ params }) => checkPlace(services, params.id),
    previewStashpointImpact: ({ caller, params, body }) => previewImpact(services, caller, params.id, body),
  };
}
