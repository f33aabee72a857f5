import type { FastifyInstance } from 'fastify';
import { CubbyError } from '../../../contract/errors.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { opensPicture } from '../../stays/pictures/picture-links.ts';
import { findFileBytes } from './claims-store.ts';
import { createClaim, type WritesClaims } from './create-claim.ts';
import { acceptClaim, confirmClaim, declineClaim } from './decide-claim.ts';
import { listDepreciations, updateDepreciation } from './depreciations.ts';
import { getClaim, getClaimStart } from './get-claim.ts';
import { getClaimCase } from './get-claim-case.ts';
import { pathOfFile } from './serialize-claim.ts';
import { addClaimFile, setClaimAccount, updateClaim } from './update-claim.ts';

type Names =
  | 'getClaimStart'
  | 'createClaim'
  | 'getClaim'
  | 'updateClaim'
  | 'addClaimFile'
  | 'setClaimAccount'
  | 'getClaimCase'
  | 'acceptClaim'
  | 'confirmClaim'
  | 'declineClaim'
  | 'listDepreciations'
  | 'updateDepreciation';

export function claimRoutes(services: WritesClaims & SendsRefunds): HandlersOf<Names> {
  return {
    getClaimStart: ({ caller, params }) => getClaimStart(services, caller, params.id),
    createClaim: ({ caller, params, body, idempotencyKey }) =>
      createClaim(services, caller, params.id, body, idempotencyKey),
    getClaim: ({ caller, params }) => getClaim(services, caller, params.id),
    updateClaim: ({ caller, params, body }) => updateClaim(services, caller, params.id, body),
    addClaimFile: ({ caller, params, body }) => addClaimFile(services, caller, params.id, body),
    setClaimAccount: ({ caller, params, body }) => setClaimAccount(services, caller, params.id, body),
    getClaimCase: ({ caller, params }) => getClaimCase(services, caller, params.id),
    acceptClaim: ({ caller, params, body }) => acceptClaim(services, caller, params.id, body),
    confirmClaim: ({ caller, params, body }) => confirmClaim(services, caller, params.id, body),
    declineClaim: ({ caller, params, body }) => declineClaim(services, caller, params.id, body),
    listDepreciations: ({ query }) => listDepreciations(services, query),
    updateDepreciation: ({ caller, params, body }) => updateDepreciation(services, caller, params.id, body),
  };
}

interface FileRequest {
  Params: { id: string };
  Querystring: { until?: string; key?: string };
}

/** Serves the files of claims to anyone with a signed link that is still valid, as the pictures of a booking. */
export function mountClaimFiles(app: FastifyInstance, { database, secret, now }: HasDatabase & HasClock & HasSecret) {
  app.get<FileRequest>('/media/private/claims/:id', async ({ params: { id }, query }, reply) => {
    const bytes = opensPicture(secret, pathOfFile(id), query, now()) ? await findFileBytes(database.query, id) : null;
    if (!bytes) throw new CubbyError('NOT_FOUND', 'File not found.');
    return reply
      .header('Cache-Control', 'private, no-store')
      .header('Cross-Origin-Resource-Policy', 'same-site')
      .type('image/webp')
      .send(Buffer.from(bytes));
  });
}
