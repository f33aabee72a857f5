import type { HandlersOf } from '../../platform/http/call.ts';
import type { Services } from '../../services.ts';
import { listContentCoverage } from './content-coverage.ts';
import { createContent } from './create-content.ts';
import { getAdminContent, listAdminContents } from './list-admin-contents.ts';
import { updateContent } from './update-content.ts';

export function contentEditingRoutes(
  services: Services,
): HandlersOf<'listAdminContents' | 'listContentCoverage' | 'getAdminContent' | 'createContent' | 'updateContent'> {
  return {
    listAdminContents: ({ query }) => listAdminContents(services, query),
    listContentCoverage: ({ query }) => listContentCoverage(services, query),
    getAdminContent: ({ params }) => getAdminContent(services, params.id),
    createContent: ({ caller, body }) => createContent(services, caller, body),
    updateContent: ({ caller, params, body }) => updateContent(services, caller, params.id, body),
  };
}
