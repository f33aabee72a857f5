import { object, optional } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { Partner, PartnerShort } from '../structs/partner.ts';
import { paging, slug } from '../structs/requests.ts';
import { LanguageCode, Page } from '../vocabulary/words.ts';

/** Partners that send us travellers, each with a landing page. */
export const partnerEndpoints = {
  listPartners: {
    method: 'GET',
    path: '/v2/partners',
    summary: 'Partners with a landing page',
    roles: 'anyone',
    query: object({ ...paging }),
    response: Page(PartnerShort),
    mayLag: true,
  },
  getPartner: {
    method: 'GET',
    path: '/v2/partners/{slug}',
    summary: 'A partner’s landing page in a language, with its cities',
    roles: 'anyone',
    params: slug,
    query: object({ language: optional(LanguageCode) }),
    response: Partner,
    errors: ['NOT_FOUND'],
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
