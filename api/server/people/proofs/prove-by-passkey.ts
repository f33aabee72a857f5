import type { PasskeyAnswer } from '../../../contract/endpoints/passkey-answer.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { establishedFrom, type ProofNeed } from '../../../contract/rules/proofs.ts';
import type { Proof } from '../../../contract/structs/proof.ts';
import type { PasskeyOptions } from '../../../contract/structs/sign-in-methods.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { takeChallenge } from '../sign-in-methods/challenges.ts';
import { passkeyProofOptions, refused, takePasskey } from '../sign-in-methods/passkeys.ts';
import { relyingParty } from '../sign-in-methods/relying-party.ts';
import type { HasNoticeAddresses } from '../users/notice-addresses.ts';
import { listPasskeys } from '../users/second-factors.ts';
import { keepProof } from './keep-proof.ts';

type Services = HasConfig & HasDatabase & HasClock & HasSecret & HasNoticeAddresses;

/**
 * Returns the options for signing with one of the caller's passkeys; where an established one is needed, with those
 * alone, so that no one is asked for a passkey that does not help.
 *
 * @throws CubbyError NOT_FOUND without such a passkey; INVALID_DATA from a page that is not a console.
 */
export async function createPasskeyProof(
  services: Services,
  { userId }: Caller,
  need: ProofNeed,
  origin: string | null,
): Promise<PasskeyOptions> {
  const known = await listPasskeys(services.database.query, userId);
  const usable = known.filter(({ created }) => need === 'fresh' || establishedFrom(created, services.now()) === null);
  if (usable.length === 0) throw new CubbyError('NOT_FOUND', 'There is no passkey that counts here.');
  return passkeyProofOptions(services, userId, usable, origin);
}

/**
 * Proves a session with a passkey of the same person.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS for an invalid answer, or another person's passkey.
 */
export async function proveByPasskey(
  services: Services,
  caller: Caller,
  { challenge_id, credential }: PasskeyAnswer,
  origin: string | null,
): Promise<Proof> {
  const { userId } = caller;
  const party = relyingParty(services.config.publicUrl, origin);
  return services.database.transaction(async (transaction) => {
    const challenge = await takeChallenge(services, transaction, challenge_id, { purpose: 'prove', userId });
    const known = await takePasskey(services, transaction, { challenge, credential, party });
    if (known.user_id !== userId) throw refused();
    return keepProof(transaction, caller, { by: 'passkey', at: services.now(), since: known.created });
  });
}
