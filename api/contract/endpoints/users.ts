import { array, boolean, enums, nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { ROLES, ROLES_BY_STAFF, SIGNED_IN, STAFF_SCOPES } from '../rules/roles.ts';
import { DeletionPreview } from '../structs/deletion.ts';
import { OwnData } from '../structs/own-data.ts';
import { contact, listing, onVersion, profile, userId } from '../structs/requests.ts';
import { AdminUser, BrowserSecret, SentCode, SignedUp, User } from '../structs/user.ts';
import { size } from '../vocabulary/bounds.ts';
import { SIGN_IN_SITES } from '../vocabulary/sign-in-limits.ts';
import { Instant, LanguageCode, Page, QueryFlag } from '../vocabulary/words.ts';

/** A change of the caller's own password needs the current one, if there is one. It ends all other sessions. */
const newPassword = { password: optional(string()), current_password: optional(string()) };

const PROFILE_ERRORS = [
  'INVALID_PHONE_NUMBER_CLIENT_ERROR',
  'INVALID_PASSWORD_CLIENT_ERROR',
  'COMMON_PASSWORD_CLIENT_ERROR',
  'INCORRECT_CREDENTIALS',
] as const;

/** People and their details. */
export const userEndpoints = {
  createUser: {
    method: 'POST',
    path: '/v2/users',
    summary: 'Signs up: emails a code; the account opens once the code is entered',
    roles: 'anyone',
    body: object({
      ...contact,
      email_opt_in: optional(boolean()),
      accepted_tos_at: Instant,
      language: optional(LanguageCode),
      password: optional(string()),
      browser_secret: optional(BrowserSecret),
      source: optional(enums(['web'])),
    }),
    response: SignedUp,
    errors: [
      'EMAIL_ALREADY_EXISTS',
      'INVALID_EMAIL_CLIENT_ERROR',
      'INVALID_PHONE_NUMBER_CLIENT_ERROR',
      'INVALID_PASSWORD_CLIENT_ERROR',
      'COMMON_PASSWORD_CLIENT_ERROR',
      'TOO_MANY_REQUESTS',
    ],
    idempotent: true,
  },
  listUsers: {
    method: 'GET',
    path: '/v2/users',
    summary: 'People with an account, for staff',
    roles: ['admin'],
    scope: 'users:all',
    query: object({
      ...listing(['email', 'last_name', 'created']),
      role: optional(enums(SIGNED_IN)),
      language: optional(LanguageCode),
      deleted: optional(QueryFlag),
      /** Only people whose number was probably read in the wrong country. */
      doubtful_phone: optional(QueryFlag),
    }),
    response: Page(AdminUser),
    csv: true,
    mayLag: true,
  },
  getUser: {
    method: 'GET',
    path: '/v2/users/{id}',
    summary: 'One person, for staff',
    roles: ['admin'],
    scope: 'users:all',
    params: userId,
    response: AdminUser,
    errors: ['NOT_FOUND'],
  },
  updateUser: {
    method: 'PATCH',
    path: '/v2/users/{id}',
    summary: 'Changes a person’s details: the caller’s own, or anyone’s as staff',
    proof: 'fresh',
    proofFields: ['password', 'role', 'scopes'],
    roles: SIGNED_IN,
    params: userId,
    body: object({
      ...profile,
      ...newPassword,
      /** Only staff may change permissions. At least one administrator must keep all of them. */
      role: optional(enums(ROLES_BY_STAFF)),
      scopes: optional(nullable(array(enums(STAFF_SCOPES)))),
      ...onVersion,
    }),
    response: User,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'LAST_ADMIN', ...PROFILE_ERRORS],
  },
  deleteUser: {
    method: 'DELETE',
    path: '/v2/users/{id}',
    summary: 'Deletes an account: upcoming stays are cancelled, its person is anonymised, accounting records are kept',
    roles: SIGNED_IN,
    params: userId,
    errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'LAST_ADMIN'],
  },
  getMe: {
    method: 'GET',
    path: '/v2/me',
    summary: 'The person signed in',
    roles: ROLES.filter((role) => role !== 'device' && role !== 'mfa_pending'),
    response: User,
  },
  getMyDeletion: {
    method: 'GET',
    path: '/v2/me/deletion',
    summary:
      'Preview of deleting the caller’s account: cancelled stays, lost credit, data that is kept, and reasons why it cannot be deleted',
    roles: SIGNED_IN,
    response: DeletionPreview,
  },
  getMyData: {
    method: 'GET',
    path: '/v2/me/data',
    summary: 'Export of all data about the caller',
    roles: SIGNED_IN,
    response: OwnData,
  },
  updateMe: {
    method: 'PATCH',
    path: '/v2/me',
    summary: 'Changes the caller’s own details or password; a session of role recovery sets a new password and ends',
    proof: 'fresh',
    proofFields: ['password'],
    roles: [...SIGNED_IN, 'recovery'],
    body: object({ ...profile, ...newPassword }),
    response: User,
    errors: ['FORBIDDEN', ...PROFILE_ERRORS],
  },
  requestEmailChange: {
    method: 'POST',
    path: '/v2/me/email',
    summary: 'Emails a code or a link to a new address of the caller; only that address learns if it has an account',
    proof: 'fresh',
    roles: SIGNED_IN,
    body: object({
      email: string(),
      current_password: optional(string()),
      browser_secret: optional(BrowserSecret),
      /** The site that asks: a link opens it. */
      site: optional(enums(SIGN_IN_SITES)),
    }),
    response: SentCode,
    errors: ['INVALID_EMAIL_CLIENT_ERROR', 'INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  changeEmail: {
    method: 'PATCH',
    path: '/v2/me/email',
    summary: 'Changes the caller’s email address with the code sent to it; all other sessions end',
    proof: 'fresh',
    roles: SIGNED_IN,
    body: object({ email: string(), one_time_password: string(), browser_secret: optional(BrowserSecret) }),
    response: User,
    errors: [
      'INCORRECT_CREDENTIALS',
      'INVALID_PIN_CLIENT_ERROR',
      'CODE_USED_UP',
      'TOO_MANY_REQUESTS',
      'SIGN_IN_LINK_NEEDED',
    ],
  },
  changeEmailWithLink: {
    method: 'POST',
    path: '/v2/me/email-link',
    summary: 'Changes the caller’s email address with the link that was mailed to it instead of a code, once',
    proof: 'fresh',
    roles: SIGNED_IN,
    body: object({ link: size(string(), 1, 200), current_password: optional(string()) }),
    response: User,
    errors: ['INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  undoEmailChange: {
    method: 'POST',
    path: '/v2/email-change-undos',
    summary: 'Restores a former address with the link of the email to it, once and within a week; ends all sessions',
    roles: 'anyone',
    body: object({ link: size(string(), 1, 200) }),
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Endpoint>;
