import { array, boolean, type Infer, nullable, record, string, type, unknown } from 'superstruct';
import { Count, Instant, MaybeText } from '../vocabulary/words.ts';
import { AuthToken } from './user.ts';

/** A key pair of one's phone, computer or security key. */
export const Passkey = type({
  id: string(),
  /** As its owner calls it. */
  name: string(),
  created: Instant,
  last_used_at: nullable(Instant),
  /** Kept by a password manager on all devices of its owner, and not on one alone. */
  is_synced: boolean(),
});
export type Passkey = Infer<typeof Passkey>;

/** How a member of staff proves, beside the code by mail, who they are. */
export const SignInMethods = type({
  passkeys: array(Passkey),
  /** An app that shows a new code every half minute; null without one. */
  authenticator: nullable(type({ created: Instant, last_used_at: nullable(Instant) })),
  /** Codes to be used once each, for the day on which everything else is lost. */
  backup_codes_left: Count,
  /** By the setting STAFF_SECOND_FACTOR: the last method cannot be removed. */
  is_required: boolean(),
});
export type SignInMethods = Infer<typeof SignInMethods>;

/** After a method was added. */
export const AddedSignInMethod = type({
  methods: SignInMethods,
  /** With the first method, to be written down: they are never shown again. */
  backup_codes: nullable(array(string())),
  /** For who was asked to add one before going on: the session that takes the place of theirs. */
  session: nullable(AuthToken),
});
export type AddedSignInMethod = Infer<typeof AddedSignInMethod>;

/** A call of WebAuthn, as the browser takes it (https://www.w3.org/TR/webauthn-3/), and what to send along with its answer. */
export const PasskeyOptions = type({ challenge_id: string(), options: record(string(), unknown()) });
export type PasskeyOptions = Infer<typeof PasskeyOptions>;

/** The seed of an authenticator app, which counts once one of its codes was given. */
export const NewAuthenticator = type({
  /** Base32, for typing. */
  secret: string(),
  /** `otpauth://…`, for a QR code. */
  uri: string(),
});
export type NewAuthenticator = Infer<typeof NewAuthenticator>;

/** Where one is signed in. */
export const Session = type({
  id: string(),
  /** Such as Chrome and Windows; null where the program did not say. */
  browser: MaybeText,
  system: MaybeText,
  created: Instant,
  /** To a few minutes. */
  last_used_at: nullable(Instant),
  expires_at: Instant,
  is_current: boolean(),
});
export type Session = Infer<typeof Session>;
