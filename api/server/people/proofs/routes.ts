import type { proofEndpoints } from '../../../contract/endpoints/proofs.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { HasNoticeAddresses } from '../users/notice-addresses.ts';
import { getProofOptions } from './get-proof-options.ts';
import { proveByCode, requestProofCode } from './prove-by-code.ts';
import { createPasskeyProof, proveByPasskey } from './prove-by-passkey.ts';
import { proveBySecondFactor } from './prove-by-second-factor.ts';

export function proofRoutes(
  services: HasConfig & HasDatabase & HasClock & HasGuesses & HasMails & HasSecret & HasNoticeAddresses,
): HandlersOf<keyof typeof proofEndpoints> {
  return {
    getProofOptions: ({ caller }) => getProofOptions(services, caller),
    requestProofCode: ({ caller, address }) => requestProofCode(services, caller, address),
    proveByCode: ({ caller, body, address }) =>
      proveByCode(services, caller, { code: body.one_time_password, address }),
    proveBySecondFactor: ({ caller, body, address }) => proveBySecondFactor(services, caller, body.code, address),
    createPasskeyProof: ({ caller, body, origin }) =>
      createPasskeyProof(services, caller, body.need ?? 'fresh', origin),
    proveByPasskey: ({ caller, body, origin }) => proveByPasskey(services, caller, body, origin),
  };
}
