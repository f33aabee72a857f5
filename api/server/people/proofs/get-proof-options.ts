import { CubbyError } from '../../../contract/errors.ts';
import { establishedFrom, type ProofMethod } from '../../../contract/rules/proofs.ts';
import type { ProofOptions } from '../../../contract/structs/proof.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { findUser } from '../users/accounts.ts';
import { findAddressSince } from '../users/former-addresses.ts';
import { findAuthenticator, findBackupCodesSince, listPasskeys } from '../users/second-factors.ts';

/**
 * Returns the ways in which a caller can prove their presence, best first. Of several passkeys the oldest decides
 * whether they are established.
 *
 * @throws CubbyError UNAUTHORIZED for an account that was deleted.
 */
export async function getProofOptions(
  { database: { query }, now }: HasDatabase & HasClock,
  { userId }: Caller,
): Promise<ProofOptions> {
  const user = await findUser(query, userId);
  if (!user) throw new CubbyError('UNAUTHORIZED', 'This account has been deleted.');
  const [passkey] = await listPasskeys(query, userId);
  const authenticator = await findAuthenticator(query, userId);
  const backup = await findBackupCodesSince(query, userId);
  const known: [by: ProofMethod, since: Date | null | undefined][] = [
    ['passkey', passkey?.created],
    ['authenticator', authenticator?.confirmed_at ?? undefined],
    ['backup_code', backup],
    ['code', user.email === null ? undefined : await findAddressSince(query, userId)],
  ];
  return {
    email: user.email ?? '',
    methods: known.flatMap(([by, since]) =>
      since === undefined ? [] : [{ by, established_from: establishedFrom(since, now())?.toISOString() ?? null }],
    ),
  };
}
