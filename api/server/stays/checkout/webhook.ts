import type { FastifyInstance } from 'fastify';
import { CubbyError } from '../../../contract/errors.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import type { EventSubject, HasPayments, SentRefund } from '../../money/payments/gateway.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import { settleRefund } from '../../money/payments/settle-refund.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { finalizeIntent } from './finalize-payment.ts';
import { recordOutsideRefund } from './record-outside-refund.ts';
import { settleDispute } from './settle-dispute.ts';

/**
 * Mounts the payment provider's webhook. It is not in the endpoint table because its body must keep the bytes that were
 * signed. The event only names its subject: the state of that is read from the provider, so that an old event cannot
 * mislead.
 */
export async function mountWebhook(
  app: FastifyInstance,
  services: HasCards & SendsRefunds & SerializesBookings,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const { path, signatureHeader } = services.payments.webhook;
    scope.post(path, async (request, reply) => {
      const subject = readEvent(services, String(request.body), String(request.headers[signatureHeader] ?? ''));
      const isKnown = subject === null || (await settleSubject(services, subject));
      // Events about other objects are acknowledged all the same, or they are repeated for days.
      if (!isKnown) request.log.warn({ subject }, 'an event about an object unknown to the provider');
      return reply.code(200).send({ received: true });
    });
  });
}

/** Settles the subject of an event; false for one that is unknown to the provider. */
async function settleSubject(
  services: HasCards & SendsRefunds & SerializesBookings,
  { kind, id }: EventSubject,
): Promise<boolean> {
  const { payments } = services;
  const intent = kind === 'intent' ? await payments.find(id) : null;
  if (intent) await finalizeIntent(services, intent);
  const dispute = kind === 'dispute' ? await payments.findDispute(id) : null;
  if (dispute) await settleDispute(services, dispute);
  const refunds = kind === 'refunds' ? await payments.listRefunds(id) : [];
  const refund = kind === 'refund' ? await payments.findRefund(id) : null;
  if (refund) refunds.push(refund);
  for (const each of refunds) await settleAnyRefund(services, each);
  return intent !== null || dispute !== null || refunds.length > 0;
}

/** Settles a refund of ours, or records one that was made in the provider's dashboard, after its payment. */
async function settleAnyRefund(services: HasCards & SendsRefunds & SerializesBookings, refund: SentRefund) {
  if (refund.refundId !== null) return settleRefund(services, refund);
  const intent = refund.intentId === null ? null : await services.payments.find(refund.intentId);
  if (intent) await finalizeIntent(services, intent);
  return recordOutsideRefund(services, refund);
}

function readEvent(services: HasPayments, payload: string, signature: string): EventSubject | null {
  try {
    return services.payments.readWebhook(payload, signature);
  } catch (error) {
    throw new CubbyError('INVALID_DATA', `Not signed by the payment provider: ${(error as Error).message}`);
  }
}
