import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import { type Role, scopesOf } from '../../../contract/rules/roles.ts';
import type { TokenMetadata } from '../../../contract/structs/user.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller, HandlersOf } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId, sha256 } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { insertUser } from '../users/accounts.ts';
import type { HasNoticeAddresses } from '../users/notice-addresses.ts';
import { deleteToken, findToken, updateTokenExpiry } from '../users/sessions.ts';
import { requireEmail } from '../users/user-fields.ts';
import { changeEmail, changeEmailWithLink, requestEmailChange } from './change-email.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import type { HasSignInProviders } from './identity-provider.ts';
import { opensByEmail } from './open-by-email.ts';
import { openSession } from './open-session.ts';
import { requestCode } from './request-code.ts';
import type { CodeProof } from './require-code.ts';
import { extendedExpiry } from './session-length.ts';
import { signInWithCode, signInWithPassword } from './sign-in.ts';
import { signInWithLink } from './sign-in-with-link.ts';
import { signInWithOneTimeLink } from './sign-in-with-one-time-link.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { signUp } from './sign-up.ts';
import { undoEmailChange } from './undo-email-change.ts';

export function identityRoutes(
  services: HasConfig &
    HasDatabase &
    HasClock &
    HasSignInProviders &
    HasGuestBookings &
    HasGuesses &
    HasMails &
    HasNoticeAddresses,
): HandlersOf<
  | 'createUser'
  | 'checkUserExists'
  | 'createToken'
  | 'getToken'
  | 'updateToken'
  | 'deleteToken'
  | 'requestOneTimePassword'
  | 'signInWithOneTimePassword'
  | 'signInWithOneTimeLink'
  | 'signInWithLink'
  | 'signInWithGoogle'
  | 'signInWithApple'
  | 'createTemporaryUser'
  | 'requestEmailChange'
  | 'changeEmail'
  | 'changeEmailWithLink'
  | 'undoEmailChange'
> {
  const { query } = services.database;

  /** Requires the caller's own token; others are reported as missing. */
  async function ownToken(caller: Caller, token: string) {
    const row = await findToken(query, sha256(token));
    if (row?.id !== caller.tokenId) throw new CubbyError('NOT_FOUND', 'Token not found.');
    return row;
  }

  return {
    createUser: ({ body, address }) => signUp(services, body, address),
    checkUserExists: async ({ body: { email } }) => {
      requireEmail(email);
      return { exists: await opensByEmail(services, query, normaliseEmail(email)) };
    },
    createToken: ({ body, address }) => signInWithPassword(services, body, address),
    requestOneTimePassword: ({ body, address }) => requestCode(services, body, address),
    signInWithOneTimePassword: ({ body, address }) =>
      signInWithCode(services, body.purpose ?? 'sign_in', proofIn(body, address)),
    signInWithOneTimeLink: ({ body: { link, browser_secret: secret } }) =>
      signInWithOneTimeLink(services, { link, secret }),
    signInWithLink: ({ body, address }) => signInWithLink(services, { link: body.link, address }),
    signInWithGoogle: ({ body }) => signInWithProvider(services, 'google', body),
    signInWithApple: ({ body }) => signInWithProvider(services, 'apple', body),
    requestEmailChange: ({ caller, body, address }) => requestEmailChange(services, caller, body, address),
    changeEmail: ({ caller, body, address }) => changeEmail(services, caller, proofIn(body, address)),
    changeEmailWithLink: ({ caller, body }) => changeEmailWithLink(services, caller, body),
    undoEmailChange: ({ body, address }) => undoEmailChange(services, { link: body.link, address }),
    createTemporaryUser: async ({ body }) => {
      const now = services.now();
      const guest = await insertUser(query, {
        id: hexId(16),
        role: 'guest',
        language: body.language ?? 'en',
        created: now,
      });
      if (!guest) throw new CubbyError('INTERNAL_ERROR', 'The guest could not be saved.');
      return openSession(services, query, guest);
    },
    getToken: async ({ caller, params }) => metadata(await ownToken(caller, params.token)),
    updateToken: async ({ caller, params, body }) => {
      const row = await ownToken(caller, params.token);
      const asked = new Date(body.expires_at);
      if (asked <= services.now()) throw fieldError('expires_at', 'The instant must be in the future.');
      const expires_at = extendedExpiry(row, asked, services.now());
      await updateTokenExpiry(query, row.id, expires_at);
      return metadata({ ...row, expires_at });
    },
    deleteToken: async ({ caller, params }) => {
      const row = await ownToken(caller, params.token);
      await deleteToken(query, row.id);
    },
  };
}

function proofIn(
  body: { email: string; one_time_password: string; browser_secret?: string | undefined },
  address: string,
): CodeProof {
  return { email: body.email, code: body.one_time_password, secret: body.browser_secret, address };
}

function metadata(row: {
  id: string;
  created: Date;
  expires_at: Date;
  role: Role;
  scopes: string[] | null;
}): TokenMetadata {
  return {
    id: row.id,
    created: row.created.toISOString(),
    expires_at: row.expires_at.toISOString(),
    role: row.role,
    scopes: scopesOf(row.role, row.scopes),
  };
}
