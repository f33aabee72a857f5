import type { NormalisedError } from '../contract/errors.ts';

/** A reply that breaks the contract. */
export class DecodeError extends Error {
  constructor(reason: string) {
    super(`Decoding failed: ${reason}`);
    this.name = 'DecodeError';
  }
}

/** An error reply, normalised (specification §8). `payment` is the bank's refusal, if the call was a payment. */
export class ResponseError extends Error {
  readonly status: number;
  readonly id: string;
  readonly errors: NormalisedError['errors'];
  readonly payment: Record<string, unknown> | null;
  readonly retryAfter: number | null;

  constructor(status: number, error: NormalisedError, body: unknown, retryAfter: number | null) {
    super(error.message || 'Response error');
    this.name = 'ResponseError';
    this.status = status;
    this.id = error.id;
    this.errors = error.errors;
    this.retryAfter = retryAfter;
    const payment = (body as { payment?: unknown } | null)?.payment;
    this.payment = typeof payment === 'object' ? (payment as Record<string, unknown> | null) : null;
  }
}
