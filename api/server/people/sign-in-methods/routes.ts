import type { signInMethodEndpoints } from '../../../contract/endpoints/sign-in-methods.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { HasNoticeAddresses } from '../users/notice-addresses.ts';
import { deleteAuthenticatorRow, deletePasskeyRow } from '../users/second-factors.ts';
import { revokeTokens } from '../users/sessions.ts';
import { confirmAuthenticator, createAuthenticator, signInWithSecondFactor } from './authenticator.ts';
import { createBackupCodes } from './create-backup-codes.ts';
import { getSignInMethods, removeMethod } from './methods.ts';
import { createPasskey, createPasskeyOptions, createPasskeySignIn, signInWithPasskey } from './passkeys.ts';
import { deleteUserSessions, deleteUserSignInMethods } from './reset-colleague.ts';
import { deleteSession, listSessions } from './sessions.ts';

export function signInMethodRoutes(
  services: HasConfig & HasDatabase & HasClock & HasGuesses & HasMails & HasSecret & HasNoticeAddresses,
): HandlersOf<keyof typeof signInMethodEndpoints> {
  const { query } = services.database;

  /** Makes a change and sends the mail about it at once. */
  async function told<T>(change: Promise<T>): Promise<T> {
    const answer = await change;
    services.mails.wake();
    return answer;
  }

  return {
    getSignInMethods: ({ caller }) => getSignInMethods(services, query, caller.userId),
    createPasskeyOptions: ({ caller, origin }) => createPasskeyOptions(services, caller, origin),
    createPasskey: ({ caller, body, origin }) => told(createPasskey(services, caller, body, origin)),
    deletePasskey: ({ caller, params }) =>
      told(
        removeMethod(services, caller, 'passkey_removed', (transaction) =>
          deletePasskeyRow(transaction, caller.userId, params.id),
        ),
      ),
    createAuthenticator: ({ caller }) => createAuthenticator(services, caller),
    confirmAuthenticator: ({ caller, body }) => told(confirmAuthenticator(services, caller, body.code)),
    deleteAuthenticator: ({ caller }) =>
      told(
        removeMethod(services, caller, 'authenticator_removed', (transaction) =>
          deleteAuthenticatorRow(transaction, caller.userId),
        ),
      ),
    createBackupCodes: ({ caller }) => told(createBackupCodes(services, caller)),
    createPasskeySignIn: ({ origin }) => createPasskeySignIn(services, origin),
    signInWithPasskey: async ({ body, findCaller, origin }) =>
      signInWithPasskey(services, body, await findCaller(), origin),
    signInWithSecondFactor: ({ caller, body, address }) =>
      told(signInWithSecondFactor(services, caller, body.code, address)),
    listSessions: ({ caller }) => listSessions(services, caller),
    deleteSession: ({ caller, params }) => deleteSession(services, caller, params.id),
    deleteOtherSessions: ({ caller }) => revokeTokens(query, caller.userId, caller.tokenId),
    deleteUserSessions: ({ caller, params }) => deleteUserSessions(services, caller, params.id),
    deleteUserSignInMethods: ({ caller, params }) => told(deleteUserSignInMethods(services, caller, params.id)),
  };
}
