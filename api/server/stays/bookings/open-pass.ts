import type { FastifyInstance } from 'fastify';
import { readCode } from '../../../contract/rules/passes.ts';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import { prefixOf } from '../../../mails/words.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { findBookingRow } from './record/booking.ts';

/** Sends whoever opens the QR code of a pass with a phone to the page of its booking, which checks the code. */
export function mountPasses(app: FastifyInstance, { database }: HasDatabase): void {
  app.get<{ Params: { code: string } }>('/P/:code', async ({ params }, reply) => {
    const pass = readCode(params.code.toUpperCase());
    if (!pass) return reply.callNotFound();
    const booking = await findBookingRow(database.query, pass.bookingId);
    const prefix = booking ? prefixOf(languageOf(booking.language)) : '';
    return reply
      .header('Cache-Control', 'private, no-store')
      .redirect(`${prefix}/account/bookings/${pass.bookingId}?pass=${pass.pass}`);
  });
}
