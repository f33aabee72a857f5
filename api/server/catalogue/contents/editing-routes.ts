import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasPlaces } from '../places/directory.ts';
import { listContentCoverage } from './content-coverage.ts';
import { createContent } from './create-content.ts';
import { getAdminContent, listAdminContents } from './list-admin-contents.ts';
import { updateContent } from './update-content.ts';

export function contentEditingRoutes(
  services: HasDatabase & HasClock & HasPlaces & HasCaches,
): HandlersOf<'listAdminContents' | 'listContentCoverage' | 'getAdminContent' | 'createContent' | 'updateContent'> {
  return {
    listAdminContents: ({ query }) => listAdminContents(services, query),
    listContentCoverage: ({ query }) => listContentCoverage(services, query),
    getAdminContent: ({ params }) => getAdminContent(services, params.id),
    createContent: ({ caller, body }) => createContent(services, caller, body),
    updateContent: ({ caller, params, body }) => updateContent(services, caller, params.id, body),
  };
}
