import { array, boolean, enums, object, optional } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { AdminContent, CONTENT_STATES, ContentCoverage } from '../structs/admin-content.ts';
import { PLACE_TYPES } from '../structs/place.ts';
import { id, listing, onVersion, paging } from '../structs/requests.ts';
import { size } from '../vocabulary/bounds.ts';
import { LanguageCode, LongText, Page, PlaceId, ShortText } from '../vocabulary/words.ts';

const Paragraphs = size(array(LongText), 0, 40);

const editing = { roles: ['admin'], scope: 'contents:all' } as const;

/** Editing of editorial texts. */
export const contentEditingEndpoints = {
  listAdminContents: {
    ...editing,
    method: 'GET',
    path: '/v2/admin-contents',
    summary: 'Editorial texts by place and language, drafts included',
    query: object({
      ...listing(['updated', 'language', 'location']),
      language: optional(LanguageCode),
      location_id: optional(PlaceId),
      state: optional(enums(CONTENT_STATES)),
    }),
    response: Page(AdminContent),
    csv: true,
    mayLag: true,
  },
  listContentCoverage: {
    ...editing,
    method: 'GET',
    path: '/v2/admin-contents-coverage',
    summary: 'Coverage of editorial texts by place and language, with the most stashpoints first',
    query: object({ ...paging, type: optional(enums(PLACE_TYPES)) }),
    response: Page(ContentCoverage),
    mayLag: true,
  },
  getAdminContent: {
    ...editing,
    method: 'GET',
    path: '/v2/admin-contents/{id}',
    summary: 'One editorial text: its draft and its published version',
    params: id,
    response: AdminContent,
    errors: ['NOT_FOUND'],
  },
  createContent: {
    ...editing,
    method: 'POST',
    path: '/v2/admin-contents',
    summary: 'Creates a text for a place in a language, as a draft',
    body: object({ language: optional(LanguageCode), location_id: PlaceId, prompt_id: ShortText, values: Paragraphs }),
    response: AdminContent,
    idempotent: true,
  },
  updateContent: {
    ...editing,
    method: 'PATCH',
    path: '/v2/admin-contents/{id}',
    summary: 'Changes the draft of a text, publishes it, or unpublishes it',
    params: id,
    body: object({
      values: optional(Paragraphs),
      prompt_id: optional(ShortText),
      /** True publishes the draft, false takes the text off the page. */
      published: optional(boolean()),
      ...onVersion,
    }),
    response: AdminContent,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
