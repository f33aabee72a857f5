import { setTimeout as pause } from 'node:timers/promises';
import { CubbyError } from '../../../contract/errors.ts';
import { normaliseBookingId } from '../../../contract/rules/booking-ids.ts';
import { ownPath } from '../../../contract/rules/own-path.ts';
import type { CardPayment } from '../../../contract/structs/payment.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import {
  findPaymentByKey,
  forgetUnsent,
  giveTurnBack,
  type NewAttempt,
  type PaymentRow,
  type Turn,
  takeTurn,
} from '../../money/payments/attempts.ts';
import { paymentCustomerOf } from '../../money/payments/customers.ts';
import type { HasPayments, PaymentIntent } from '../../money/payments/gateway.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { ChargedWith } from '../../platform/database/json-columns.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { lockingBooking } from '../bookings/record/booking.ts';
import type { Visitor } from '../bookings/record/booking-rights.ts';
import { requirePayer } from '../bookings/record/require-payer.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { requestHash } from '../bookings/repeated-request.ts';
import { requireDue } from '../bookings/require-due.ts';
import { charge, endEarlier } from './charge-attempt.ts';
import { finalizeIntent } from './finalize-payment.ts';

interface PaymentOrder {
  booking_id: string;
  payment_method?: string | undefined;
  confirmation_token?: string | undefined;
  return_path?: string | undefined;
}

/** The time limit of a payment, including the wait for another of the same booking. */
const PATIENCE_MS = 8_000;
/** The least time a charge needs. */
const CHARGE_MS = 2_500;
/** The time to write its result before the answer; writing continues afterwards if it takes longer. */
const GRACE_MS = 1_500;
const PAUSE_MS = 150;

/**
 * Charges for a held booking, or for the difference of a pending change: once, however many ask for it, on whichever
 * server. The attempt is written before the payment service is asked. A repeated key gets the first answer.
 *
 * @throws CubbyError INVALID_DATA without exactly one means of payment; IDEMPOTENCY_KEY_REUSED; HOLD_EXPIRED;
 * BOOKING_NOT_CHANGEABLE when nothing is due; PAYMENT_FAILED with the bank's words; PAYMENT_INCOMPLETE while an earlier
 * payment is with the bank; UNAVAILABLE when the payment service does not answer.
 */
export async function payByCard(
  services: HasConfig & HasCards & SendsRefunds & SerializesBookings,
  payer: Visitor,
  { booking_id, ...order }: PaymentOrder,
  idempotencyKey: string | null,
): Promise<CardPayment> {
  const until = performance.now() + PATIENCE_MS;
  const bookingId = normaliseBookingId(booking_id);
  const key = `${bookingId}:${idempotencyKey ?? hexId(8)}`;
  const asked = { bookingId, idempotencyKey: key, requestHash: requestHash(paidWith(order)) };

  while (performance.now() < until - CHARGE_MS) {
    const begun = await begin(services, payer, asked, order);
    if (begun && 'known' in begun) return serializePayment(bookingId, await findAnswer(services, begun, asked));
    if (begun) return serializePayment(bookingId, await within(until + GRACE_MS, pay(services, begun, until)));
    // Another payment of this booking is being made: its end decides about this one.
    await pause(PAUSE_MS);
  }
  throw tooSlow();
}

/** A request that was made before; and why nothing more can be paid, where that is so. */
interface Repeated {
  known: PaymentRow;
  refusal?: CubbyError;
}

/** Finds the result of an earlier request, whose server may have died before it settled the payment. */
async function findAnswer(
  services: HasCards & SendsRefunds & SerializesBookings,
  { known: { request_hash, refused_with, intent_id }, refusal }: Repeated,
  { requestHash }: Pick<NewAttempt, 'requestHash'>,
): Promise<PaymentIntent> {
  if (request_hash !== requestHash)
    throw new CubbyError(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key has already been used for another payment: send a new one.',
    );
  if (refused_with)
    throw new CubbyError('PAYMENT_FAILED', refused_with.message ?? 'The payment failed.', { payment: refused_with });
  if (intent_id === null) throw refusal;
  const found = await services.payments.find(intent_id);
  if (!found) throw new CubbyError('PAYMENT_FAILED', 'The payment failed.');
  if (found.status === 'succeeded') await finalizeIntent(services, found);
  return found;
}

function paidWith({ payment_method, confirmation_token }: Omit<PaymentOrder, 'booking_id'>) {
  return { payment_method, confirmation_token };
}

/** Writes the attempt, or finds that it was made before; null while another one is being made. */
function begin(
  services: HasConfig & HasDatabase & HasPayments & HasClock & HasSecret,
  payer: Visitor,
  asked: Pick<NewAttempt, 'bookingId' | 'idempotencyKey' | 'requestHash'>,
  order: Omit<PaymentOrder, 'booking_id'>,
): Promise<Turn | Repeated | null> {
  const now = services.now();
  return services.database.transaction(async (transaction) => {
    const customer = paymentCustomerOf(services.payments.provider, payer.caller?.userId ?? null);
    const found = await lockingBooking(transaction, asked.bookingId)
      .select(customer.as('customer_id'))
      .executeTakeFirst();
    const row = requirePayer(services, found, payer);
    const means = chargedWith(services, found?.customer_id ?? null, asked.bookingId, order);
    const due = await requireDue(transaction, row, now).catch(refusalOf);
    if (!(due instanceof CubbyError)) {
      const turn = await takeTurn(transaction, { ...asked, ...due, means }, now);
      return turn && 'id' in turn ? { known: turn } : turn;
    }
    const known = await findPaymentByKey(transaction, asked.idempotencyKey);
    if (!known) throw due;
    return { known, refusal: due };
  });
}

function refusalOf(error: unknown): CubbyError {
  if (error instanceof CubbyError) return error;
  throw error;
}

async function pay(
  services: HasCards & SendsRefunds & SerializesBookings,
  turn: Turn,
  until: number,
): Promise<PaymentIntent> {
  const paid = await endEarlier(services, turn.others, until).catch(async (error: unknown) => {
    await passOn(services, turn);
    throw error;
  });
  if (!paid && performance.now() < until - CHARGE_MS) return charge(services, turn.attempt, until);
  await passOn(services, turn);
  if (paid) return paid;
  throw tooSlow();
}

/** Ends a turn in which the payment service was not asked for this attempt. */
async function passOn({ database, now }: HasDatabase & HasClock, { attempt, isNew }: Turn): Promise<void> {
  if (isNew) await forgetUnsent(database.query, attempt.id);
  else await giveTurnBack(database.query, attempt.id, now());
}

function chargedWith(
  { config }: HasConfig,
  customerId: string | null,
  bookingId: string,
  { payment_method, confirmation_token, return_path }: Omit<PaymentOrder, 'booking_id'>,
): ChargedWith {
  if ((payment_method === undefined) === (confirmation_token === undefined))
    throw new CubbyError('INVALID_DATA', 'Send either payment_method or confirmation_token.');
  if (confirmation_token === undefined) return { paymentMethod: payment_method ?? '' };
  return {
    confirmationToken: confirmation_token,
    customerId,
    returnUrl: config.publicUrl + (ownPath(return_path ?? null) ?? `/checkout/return/${bookingId}`),
  };
}

function serializePayment(
  bookingId: string,
  { status, refusal, clientSecret, nextAction }: PaymentIntent,
): CardPayment {
  if (status === 'failed' || status === 'ended')
    throw new CubbyError('PAYMENT_FAILED', refusal?.message ?? 'The payment failed.', {
      ...(refusal && { payment: refusal }),
    });
  return {
    booking_id: bookingId,
    status: status === 'requires_action' ? 'requires_action' : 'succeeded',
    client_secret: clientSecret,
    next_action: nextAction,
  };
}

async function within<Result>(deadline: number, work: Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const late = pause(deadline - performance.now(), undefined, { signal: done.signal }).then(() => {
    throw tooSlow();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}

function tooSlow(): CubbyError {
  return new CubbyError('UNAVAILABLE', 'The payment service is slow to respond: try again in a moment.');
}
