import { object, optional } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { Content } from '../structs/content.ts';
import { paging } from '../structs/requests.ts';
import { LanguageCode, Page, PlaceId } from '../vocabulary/words.ts';

/** Editorial texts of cities and landmarks. */
export const contentEndpoints = {
  listContents: {
    method: 'GET',
    path: '/v2/contents',
    summary: 'Published editorial texts of places, by place and language',
    roles: 'anyone',
    query: object({ ...paging, language: optional(LanguageCode), location_id: optional(PlaceId) }),
    response: Page(Content),
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
