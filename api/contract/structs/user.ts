import { array, assign, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { ROLES, SCOPES, STAFF_SCOPES } from '../rules/roles.ts';
import { pattern } from '../vocabulary/bounds.ts';
import { CODE_MAIL_CONTENTS } from '../vocabulary/sign-in-limits.ts';
import { Amount, Count, Currency, Instant, LanguageCode, MaybeText, UserId } from '../vocabulary/words.ts';

/** A person. Passwords are never returned. */
export const User = type({
  id: UserId,
  email: string(),
  first_name: string(),
  last_name: string(),
  phone_number: string(),
  secondary_phone_number: MaybeText,
  /** The kind of the second number: mobile, home or work. */
  secondary_phone_number_type: MaybeText,
  /** True if the person agreed to marketing emails. */
  email_opt_in: boolean(),
  language: LanguageCode,
  /** The time at which the terms were accepted; null if they were not. */
  accepted_tos_at: nullable(Instant),
  created: Instant,
  role: enums(ROLES),
  /** True if they can sign in with a password as well as with the emailed code. */
  has_password: boolean(),
});
export type User = Infer<typeof User>;

/** Second factors beside the emailed code. */
export const SECOND_FACTORS = ['passkey', 'authenticator'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** A person as staff see them. Guests are not listed: they have no account. */
export const AdminUser = type({
  ...User.schema,
  /** The scopes of a member of staff; null is all of them. */
  scopes: nullable(array(enums(STAFF_SCOPES))),
  deleted_at: nullable(Instant),
  booking_count: Count,
  stashpoint_count: Count,
  /** Their credit in each currency. */
  credit: array(type({ ccy_code: Currency, ccy_minor_in_major: integer(), amount: Amount })),
  /** Second factors of a member of staff, beside the emailed code. */
  second_factors: array(enums(SECOND_FACTORS)),
  version: integer(),
});
export type AdminUser = Infer<typeof AdminUser>;

/** A session: its token, its user, and the permissions of staff. */
export const AuthToken = type({
  token: string(),
  user: User,
  scopes: array(enums(SCOPES)),
  created: Instant,
  id: string(),
  expires_at: Instant,
  role: enums(ROLES),
});
export type AuthToken = Infer<typeof AuthToken>;

/** The secret of a browser, in base64url: 256 bits that the server has given to it. */
export const BrowserSecret = pattern(string(), /^[\w-]{43}$/);

/**
 * Result of asking for a code. The browser keeps the secret and sends it with the code and with its next requests; a link
 * was mailed if codes would not be accepted from this browser.
 */
export const SentCode = type({ browser_secret: BrowserSecret, sent: enums(CODE_MAIL_CONTENTS) });
export type SentCode = Infer<typeof SentCode>;

/** A new account, and the code sent to its address: it opens nothing before one is entered. */
export const SignedUp = assign(User, SentCode);
export type SignedUp = Infer<typeof SignedUp>;

/** Reasons why the link of an email no longer works. */
export const LINK_ENDINGS = ['used', 'expired'] as const;

/**
 * Result of following the link of an email: a session, or the reason why not, with the address a code can be sent to.
 */
export const LinkSignIn = type({
  session: nullable(AuthToken),
  ended: nullable(enums(LINK_ENDINGS)),
  email: nullable(string()),
});
export type LinkSignIn = Infer<typeof LinkSignIn>;

/** A token as it can be read later: without its secret. */
export const TokenMetadata = type({
  id: string(),
  created: Instant,
  expires_at: Instant,
  role: enums(ROLES),
  scopes: array(enums(SCOPES)),
});
export type TokenMetadata = Infer<typeof TokenMetadata>;
