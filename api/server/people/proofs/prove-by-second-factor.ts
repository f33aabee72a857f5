import type { Proof } from '../../../contract/structs/proof.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { takeSecondFactor } from '../sign-in-methods/authenticator.ts';
import type { HasNoticeAddresses } from '../users/notice-addresses.ts';
import { keepProof } from './keep-proof.ts';

/**
 * Proves a session with a code of the authenticator app, or with a backup code. Guesses count like those at sign-in.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS on `code`; TOO_MANY_REQUESTS.
 */
export async function proveBySecondFactor(
  services: HasConfig & HasDatabase & HasClock & HasSecret & HasGuesses & HasMails & HasNoticeAddresses,
  caller: Caller,
  code: string,
  address: string,
): Promise<Proof> {
  const guess = await services.guesses.take('second_factor', caller.userId, address);
  const proof = await services.database.transaction(async (transaction) =>
    keepProof(transaction, caller, await takeSecondFactor(services, transaction, caller, code)),
  );
  await guess.wasRight();
  services.mails.wake();
  return proof;
}
