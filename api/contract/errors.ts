/**
 * The error catalogue (specification §8, completed by the IDs that our own rules need), each with its HTTP status. The
 * sentences people read are in each site's dictionaries, keyed by these IDs.
 */
export const ERROR_STATUS = {
  EMAIL_ALREADY_EXISTS: 422,
  INCORRECT_CREDENTIALS: 422,
  EMAIL_UNCONFIRMED: 422,
  INVALID_DATA: 422,
  INVALID_EMAIL_CLIENT_ERROR: 422,
  INVALID_PHONE_NUMBER_CLIENT_ERROR: 422,
  INVALID_PIN_CLIENT_ERROR: 422,
  /** The code has expired, was replaced, or was guessed wrongly too often. */
  CODE_USED_UP: 422,
  INVALID_PASSWORD_CLIENT_ERROR: 422,
  /** The password is on the list of common passwords. */
  COMMON_PASSWORD_CLIENT_ERROR: 422,
  INVALID_TERMS_CLIENT_ERROR: 422,
  REQUIRED_DATA_CLIENT_ERROR: 422,
  TOO_MANY_REQUESTS: 429,
  /** Codes for this address are refused in browsers it does not know; the next email carries a link instead. */
  SIGN_IN_LINK_NEEDED: 429,
  UNAUTHORIZED: 401,
  /** The caller has to prove first that they are present: by a passkey, an authenticator app or an emailed code. */
  PROOF_REQUIRED: 403,

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
  /** A no-show can be undone until the place closes, unless everything was refunded. */
  NO_SHOW_FINAL: 422,
  INCIDENT_OUT_OF_TIME: 422,
  /** A claim is possible once bags were checked in, or from pick-up on, until seven days after pick-up. */
  CLAIM_OUT_OF_TIME: 422,
  /** Staff have decided the claim: it can no longer be changed. */
  CLAIM_DECIDED: 409,
  /** More than was claimed for an item, or than the guarantee has left for a bag. */
  CLAIM_ABOVE_LIMIT: 422,
  BOOKING_NOT_REVIEWABLE: 422,
  ALREADY_REVIEWED: 409,
  PRICE_CHANGED: 422,
  PAYMENT_FAILED: 422,
  PAYMENT_INCOMPLETE: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  CONFLICT: 409,
  LAST_ADMIN: 422,
  /** A change would leave bookings without a place, and the caller has not confirmed it. */
  BOOKINGS_STRANDED: 422,
  /** The number of bags to check in differs from the booking: correct it first. */
  BAGS_DIFFER: 422,
  /** The tag is already on another bag at this place. */
  TAG_IN_USE: 422,
  /** The booking has reached its limit of pictures of this kind. */
  TOO_MANY_PICTURES: 422,
  /** No JPEG, PNG, WebP or AVIF. */
  PICTURE_UNSUPPORTED: 422,
  /** The form in which iPhones store photos, which only Apple's devices read. */
  PICTURE_IS_HEIC: 422,
  /** The file is damaged, broken off or empty. */
  PICTURE_BROKEN: 422,
  PICTURE_TOO_MANY_PIXELS: 422,
  PICTURE_TOO_SMALL: 422,
  /** A ready-made email that does not fit the booking's current state, or has no recipient. */
  MESSAGE_UNFIT: 422,
  /** The booking has reached its limit of messages per day. */
  MESSAGE_LIMIT: 422,
  /** The stay is not confirmed, or its pick-up was more than two days ago. */
  CONVERSATION_CLOSED: 422,
  /** One side of the conversation has blocked the other. */
  CONVERSATION_BLOCKED: 422,
  /** The device is locked: a person has to enter their PIN first. */
  PIN_NEEDED: 403,
  /** Another person at the same place has this PIN. */
  PIN_TAKEN: 422,
  /** The account already owns places or works for another host, and cannot do both. */
  WORKS_ELSEWHERE: 422,
  /** Staff have to keep one method beside the emailed code. */
  SECOND_FACTOR_REQUIRED: 422,
  /** The caller has confirmed it already, and it takes another member of staff. */
  ALREADY_CONFIRMED: 409,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNAVAILABLE: 503,
  /** The database accepts no writes at the moment; everything that is read is still served. */
  READ_ONLY: 503,
  INTERNAL_ERROR: 500,
} as const satisfies Record<string, number>;

export type ErrorId = keyof typeof ERROR_STATUS;

/** Errors of an uploaded picture. */
export const PICTURE_ERRORS = [
  'PAYLOAD_TOO_LARGE',
  'PICTURE_UNSUPPORTED',
  'PICTURE_IS_HEIC',
  'PICTURE_BROKEN',
  'PICTURE_TOO_MANY_PIXELS',
  'PICTURE_TOO_SMALL',
] as const satisfies ErrorId[];

/** Errors of a stay that is searched, quoted, booked or changed. */
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

/** Stripe's details of a refused card (specification §8). */
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
  /** Seconds after which a retry makes sense; null if unknown. */
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

/** Creates an error about one field: `id` names the problem, INVALID_DATA if there is nothing more specific. */
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
 * Normalises an error reply (specification §8): ID from `error_id`, else `id`, else '1'; message from the body's
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
  const entries = Object.entries(value).filter((entry): entry is [string, string[]] => isListOfTexts(entry[1]));
  return Object.fromEntries(entries);
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function firstString(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value !== '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
