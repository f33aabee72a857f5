import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { AddedSignInMethod, SignInMethods } from '../../../contract/structs/sign-in-methods.ts';
import { type SignInMethodEvent, signInMethodMail } from '../../../mails/sign-in-method-texts.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { openSession } from '../identity/open-session.ts';
import { accountPage } from '../users/account-page.ts';
import { findUser, lockUser } from '../users/accounts.ts';
import type { HasNoticeAddresses } from '../users/notice-addresses.ts';
import {
  countBackupCodes,
  findAuthenticator,
  listPasskeys,
  listSecondFactors,
  replaceBackupCodes,
} from '../users/second-factors.ts';
import type { UserRow } from '../users/serialize-user.ts';
import { revokeTokens } from '../users/sessions.ts';
import { writeSecurityMail } from '../users/write-security-mail.ts';
import { newBackupCodes } from './backup-codes.ts';

/** Returns a person's second factors. */
export async function getSignInMethods(
  { config }: HasConfig,
  query: Kysely<Schema>,
  userId: string,
): Promise<SignInMethods> {
  const passkeys = await listPasskeys(query, userId);
  const authenticator = await findAuthenticator(query, userId);
  return {
    passkeys: passkeys.map(({ id, name, created, last_used_at, is_synced }) => ({
      id,
      name,
      created: created.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
      is_synced,
    })),
    authenticator: authenticator?.confirmed_at
      ? {
          created: authenticator.confirmed_at.toISOString(),
          last_used_at: authenticator.last_used_at?.toISOString() ?? null,
        }
      : null,
    backup_codes_left: await countBackupCodes(query, userId),
    is_required: isRequired(config, await findUser(query, userId)),
  };
}

function isRequired({ staffSecondFactor }: HasConfig['config'], user: UserRow | undefined): boolean {
  return user?.role === 'admin' && staffSecondFactor === 'required';
}

/**
 * Requires a caller who may change methods: someone who is fully signed in, or has none yet and must set one
 * up. A caller who still has to give a factor could otherwise add one of their own.
 *
 * @throws CubbyError FORBIDDEN.
 */
export async function requireMayChange(query: Kysely<Schema>, caller: Caller): Promise<UserRow> {
  const user = await findUser(query, caller.userId);
  if (!user) throw new CubbyError('UNAUTHORIZED', 'This account has been deleted.');
  if (caller.role === 'mfa_pending' && (await listSecondFactors(query, user.id)).length > 0)
    throw new CubbyError('FORBIDDEN', 'Verify with an existing sign-in method before adding another.');
  return user;
}

/**
 * Adds a method, one at a time for an account. With the first one, backup codes are created, and all other sessions
 * end, because they were opened with less; a caller who had to set it up is signed in.
 *
 * @throws CubbyError FORBIDDEN, and the errors of `add`.
 */
export async function addMethod(
  services: HasConfig & HasDatabase & HasClock & HasNoticeAddresses,
  caller: Caller,
  event: SignInMethodEvent,
  add: (transaction: Kysely<Schema>, user: UserRow) => Promise<void>,
): Promise<AddedSignInMethod> {
  return services.database.transaction(async (transaction) => {
    await lockUser(transaction, caller.userId);
    const user = await requireMayChange(transaction, caller);
    const isFirst = (await listSecondFactors(transaction, user.id)).length === 0;
    await add(transaction, user);
    const backup = isFirst ? newBackupCodes(user.id) : null;
    if (backup) await replaceBackupCodes(transaction, user.id, backup.hashes, services.now());
    const isWaiting = caller.role === 'mfa_pending';
    if (isFirst) await revokeTokens(transaction, user.id, isWaiting ? null : caller.tokenId);
    await tell(services, transaction, caller, user, event);
    return {
      methods: await getSignInMethods(services, transaction, user.id),
      backup_codes: backup?.codes ?? null,
      session: isWaiting
        ? await openSession(services, transaction, user, { isProvenTwice: true, proof: caller.proof })
        : null,
    };
  });
}

/**
 * Removes a method. With the last one, the backup codes are removed as well, because they only replace it.
 *
 * @throws CubbyError NOT_FOUND when there was none; SECOND_FACTOR_REQUIRED when it is the last one required.
 */
export async function removeMethod(
  services: HasConfig & HasDatabase & HasClock & HasNoticeAddresses,
  caller: Caller,
  event: SignInMethodEvent,
  remove: (transaction: Kysely<Schema>) => Promise<boolean>,
): Promise<SignInMethods> {
  return services.database.transaction(async (transaction) => {
    await lockUser(transaction, caller.userId);
    const user = await requireMayChange(transaction, caller);
    if (!(await remove(transaction))) throw new CubbyError('NOT_FOUND', 'Sign-in method not found.');
    const isLast = (await listSecondFactors(transaction, user.id)).length === 0;
    if (isLast && isRequired(services.config, user))
      throw new CubbyError('SECOND_FACTOR_REQUIRED', 'Add another sign-in method before removing this one.');
    if (isLast) await replaceBackupCodes(transaction, user.id, [], services.now());
    await tell(services, transaction, caller, user, event);
    return getSignInMethods(services, transaction, user.id);
  });
}

/** Writes the log, and mails the owner of the account at every address: they should know of every change. */
export async function tell(
  services: HasConfig & HasClock & HasNoticeAddresses,
  transaction: Kysely<Schema>,
  caller: Caller,
  user: UserRow,
  event: SignInMethodEvent,
): Promise<void> {
  await recordChange(transaction, {
    caller,
    action: event,
    entity: 'user',
    id: user.id,
    before: null,
    after: null,
    now: services.now(),
  });
  const link = accountPage(services.config, user);
  await writeSecurityMail(services, transaction, user, (person) => signInMethodMail(person, event, link));
}
