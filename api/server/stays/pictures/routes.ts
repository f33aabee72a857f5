import type { FastifyInstance } from 'fastify';
import { CubbyError } from '../../../contract/errors.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { createBookingPicture } from './create-picture.ts';
import { listBookingPictures } from './list-pictures.ts';
import { opensPicture } from './picture-links.ts';
import { findBytes } from './store.ts';

type KeepsPictures = HasDatabase & HasClock & HasSecret;

export function bookingPictureRoutes(
  services: KeepsPictures,
): HandlersOf<'createBookingPicture' | 'listBookingPictures'> {
  return {
    createBookingPicture: async ({ params, body, findCaller }) =>
      createBookingPicture(services, params.id, await findCaller(), body),
    listBookingPictures: async ({ params, query, findCaller }) =>
      listBookingPictures(services, params.id, await findCaller(), query.pass ?? null),
  };
}

interface PictureRequest {
  Params: { id: string };
  Querystring: { until?: string; key?: string };
}

/** Serves private pictures to anyone with a signed link that is still valid: an `<img>` cannot send a session. */
export function mountPrivatePictures(app: FastifyInstance, { database, secret, now }: KeepsPictures): void {
  app.get<PictureRequest>('/media/private/:id', async ({ params: { id }, query }, reply) => {
    const bytes = opensPicture(secret, id, query, now()) ? await findBytes(database.query, id) : null;
    if (!bytes) throw new CubbyError('NOT_FOUND', 'Picture not found.');
    return (
      reply
        .header('Cache-Control', 'private, no-store')
        // The sites may be set to another API host of the same family.
        .header('Cross-Origin-Resource-Policy', 'same-site')
        .type('image/webp')
        .send(Buffer.from(bytes))
    );
  });
}
