import { array, is, string } from 'superstruct';

/**
 * The error catalogue (specification §8, completed by the ids our own rules need), each with the HTTP status
 * it travels under. Sentences for people live in each site's dictionaries, keyed by these ids.
 */
export const ERROR_STATUS = {
  EMAIL_ALREADY_EXISTS: 422,
  INCORRECT_CREDENTIALS: 422,
  INVALID_DATA: 422,
  INVALID_EMAIL_CLIENT_ERROR: 422,
  INVALID_PHONE_NUMBER_CLIENT_ERROR: 422,
  INVALID_PIN_CLIENT_ERROR: 422,
  INVALID_PASSWORD_CLIENT_ERROR: 422,
  /** Among those that whoever guesses tries first. */
  COMMON_PASSWORD_CLIENT_ERROR: 422,
  INVALID_TERMS_CLIENT_ERROR: 422,
  REQUIRED_DATA_CLIENT_ERROR: 422,
  TOO_MANY_REQUESTS: 429,
  UNAUTHORIZED: 401,

  BAG_COUNT_LESS_THAN_ACTIVATION_COUNT: 422,
  CODE_ALREADY_EXISTS: 422,
  COUPON_EXPIRED: 422,
  COUPON_IN_USE: 422,
  COUPON_NOT_FOUND: 422,
  COUPON_WRONG_LOCATION: 422,
  DROPOFF_AFTER_PICKUP: 422,
  DROPOFF_IN_PAST: 422,
  NO_AVAILABILITY_AT_STASHPOINT: 422,
  STASHPOINT_CLOSED: 422,
  STASHPOINT_INACTIVE: 422,
  STASHPOINT_OUT_OF_HOURS_FORBIDDEN: 422,

  STAY_TOO_LONG: 422,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  HOLD_EXPIRED: 422,
  BOOKING_NOT_CHANGEABLE: 422,
  INCIDENT_OUT_OF_TIME: 422,
  BOOKING_NOT_REVIEWABLE: 422,
  ALREADY_REVIEWED: 409,
  PRICE_CHANGED: 422,
  PAYMENT_FAILED: 422,
  PAYMENT_INCOMPLETE: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  CONFLICT: 409,
  LAST_ADMIN: 422,
  /** A change would leave bookings without a place, and nobody has looked at them. */
  BOOKINGS_STRANDED: 422,
  /** As many bags as were booked are taken in: correct the number first. */
  BAGS_DIFFER: 422,
  /** This tag hangs on another bag that is here. */
  TAG_IN_USE: 422,
  /** A booking has as many pictures of this kind as are kept. */
  TOO_MANY_PICTURES: 422,
  /** A ready-made mail that makes no sense for the booking as it stands, or has nobody to go to. */
  MESSAGE_UNFIT: 422,
  /** As many of them as a booking is sent within a day have been sent. */
  MESSAGE_LIMIT: 422,
  /** Nobody stands at this counter’s device: somebody gives their PIN first. */
  PIN_NEEDED: 403,
  /** Somebody else of the same place has this PIN. */
  PIN_TAKEN: 422,
  /** This account owns places or works for somebody already, and cannot do both. */
  WORKS_ELSEWHERE: 422,
  /** Staff have to keep one way of proving themselves beside the code by mail. */
  SECOND_FACTOR_REQUIRED: 422,
  PAYLOAD_TOO_LARGE: 413,
  UNAVAILABLE: 503,
  INTERNAL_ERROR: 500,
} as const satisfies Record<string, number>;

export type ErrorId = keyof typeof ERROR_STATUS;

/** What can be wrong with a stay that is searched, quoted, booked or changed. */
export const STAY_ERRORS = [
  'BAG_COUNT_LESS_THAN_ACTIVATION_COUNT',
  'COUPON_EXPIRED',
  'COUPON_NOT_FOUND',
  'COUPON_WRONG_LOCATION',
  'DROPOFF_AFTER_PICKUP',
  'DROPOFF_IN_PAST',
  'NO_AVAILABILITY_AT_STASHPOINT',
  'STASHPOINT_CLOSED',
  'STASHPOINT_INACTIVE',
  'STASHPOINT_OUT_OF_HOURS_FORBIDDEN',
  'STAY_TOO_LONG',
] as const satisfies ErrorId[];

export type FieldErrors = Record<string, string[]>;

/** What Stripe says of a refused card (specification §8). */
export interface PaymentErrorDetail {
  code: string | null;
  decline_code: string | null;
  message: string | null;
  param: string | null;
  type: string | null;
}

interface ErrorDetail {
  errors?: FieldErrors;
  payment?: PaymentErrorDetail;
  retryAfter?: number;
}

/** A rule that was broken. Rules and use cases throw it; only edges catch it. */
export class CubbyError extends Error {
  readonly id: ErrorId;
  readonly errors: FieldErrors;
  readonly payment: PaymentErrorDetail | null;
  /** In how many seconds it is worth asking again; null where that is not known. */
  readonly retryAfter: number | null;

  constructor(id: ErrorId, message: string, detail: ErrorDetail = {}) {
    super(message);
    this.name = 'CubbyError';
    this.id = id;
    this.errors = detail.errors ?? {};
    this.payment = detail.payment ?? null;
    this.retryAfter = detail.retryAfter ?? null;
  }
}

/** A field that cannot be what it is: `id` says what is wrong with it, INVALID_DATA where nothing more can be said. */
export function fieldError(field: string, message: string, id: ErrorId = 'INVALID_DATA'): CubbyError {
  return new CubbyError(id, message, { errors: { [field]: [id] } });
}

/** An error as the client sees it, whatever the server or a proxy in between sent. */
export interface NormalisedError {
  id: string;
  message: string;
  errors: FieldErrors;
}

/**
 * Normalises an error reply (specification §8): id from `error_id`, else `id`, else '1'; message from the body's
 * `message`, else the plain text, else a fixed sentence; only fields that are lists of strings are kept.
 */
export function normaliseError(body: unknown): NormalisedError {
  const record = isRecord(body) ? body : {};
  return {
    id: firstString(record.error_id, record.id) ?? '1',
    message:
      firstString(record.message, typeof body === 'string' ? body : undefined) ?? 'An unknown error has occurred.',
    errors: fieldErrors(record.errors),
  };
}

function fieldErrors(value: unknown): FieldErrors {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).filter((entry): entry is [string, string[]] => is(entry[1], array(string())));
  return Object.fromEntries(entries);
}

function firstString(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value !== '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
