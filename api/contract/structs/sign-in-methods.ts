import { array, boolean, type Infer, nullable, record, string, type, unknown } from 'superstruct';
import { Count, Instant, MaybeText } from '../vocabulary/words.ts';
import { AuthToken } from './user.ts';

/** A key pair of the caller's phone, computer or security key. */
export const Passkey = type({
  id: string(),
  /** Name given by its owner. */
  name: string(),
  created: Instant,
  last_used_at: nullable(Instant),
  /** True if a password manager syncs it to all devices of its owner. */
  is_synced: boolean(),
});
export type Passkey = Infer<typeof Passkey>;

/** Two-step verification of a member of staff, beside the emailed code. */
export const SignInMethods = type({
  passkeys: array(Passkey),
  /** An app that shows a new code every 30 seconds; null without one. */
  authenticator: nullable(type({ created: Instant, last_used_at: nullable(Instant) })),
  /** Number of backup codes left: each works once, for when all other methods are lost. */
  backup_codes_left: Count,
  /** By the setting STAFF_SECOND_FACTOR: the last method cannot be removed. */
  is_required: boolean(),
});
export type SignInMethods = Infer<typeof SignInMethods>;

/** Result of adding a method. */
export const AddedSignInMethod = type({
  methods: SignInMethods,
  /** With the first method: codes to note down; they are never shown again. */
  backup_codes: nullable(array(string())),
  /** The session that replaces the caller's, if they had to add a method before continuing. */
  session: nullable(AuthToken),
});
export type AddedSignInMethod = Infer<typeof AddedSignInMethod>;

/**
 * A WebAuthn call, as the browser takes it (https://www.w3.org/TR/webauthn-3/), and the value to return with its
 * answer.
 */
export const PasskeyOptions = type({ challenge_id: string(), options: record(string(), unknown()) });
export type PasskeyOptions = Infer<typeof PasskeyOptions>;

/** The seed of an authenticator app, which becomes active with its first code. */
export const NewAuthenticator = type({
  /** Base32, for typing. */
  secret: string(),
  /** `otpauth://…`, for a QR code. */
  uri: string(),
});
export type NewAuthenticator = Infer<typeof NewAuthenticator>;

/** A session of the caller. */
export const Session = type({
  id: string(),
  /** Such as Chrome and Windows; null if the program did not say. */
  browser: MaybeText,
  system: MaybeText,
  created: Instant,
  /** Accurate to a few minutes. */
  last_used_at: nullable(Instant),
  expires_at: Instant,
  is_current: boolean(),
});
export type Session = Infer<typeof Session>;
