import type { FastifyInstance } from 'fastify';
import { CubbyError } from '../../../contract/errors.ts';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { getBooking } from '../bookings/record/get-booking.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';

interface ReceiptRequest {
  Params: { id: string };
  Querystring: { pass?: string; language?: string };
}

/**
 * Serves a booking's receipt as a PDF, to anyone with its pass: a link cannot send a session. It is not in the endpoint
 * table, because it returns no JSON. The PDF library is loaded with the first one.
 */
export function mountReceipts(app: FastifyInstance, services: HasDatabase & SerializesBookings): void {
  app.get<ReceiptRequest>('/v2/bookings/:id/receipt.pdf', async ({ params, query }, reply) => {
    const booking = await getBooking(services, params.id, null, query.pass ?? null);
    if (booking.movements.length === 0 && booking.prepaid_amount === 0)
      throw new CubbyError('NOT_FOUND', 'There are no payments for this booking.');
    const { receiptOf } = await import('../../../papers/receipt/receipt.ts');
    const { drawReceipt } = await import('../../../papers/receipt/draw-receipt.ts');
    const receipt = receiptOf(booking, languageOf(query.language ?? ''), services.config.operator);
    return reply
      .header('Cache-Control', 'private, no-store')
      .header('Content-Disposition', `attachment; filename="cubby-${booking.id}.pdf"`)
      .type('application/pdf')
      .send(await drawReceipt(receipt));
  });
}
