import { CubbyError } from '../../../contract/errors.ts';
import type { Proof } from '../../../contract/structs/proof.ts';
import { proofCodeMail } from '../../../mails/address-texts.ts';
import type { Caller } from '../../platform/http/call.ts';
import { tooMany } from '../../platform/limits/too-many.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import { codeProof } from '../identity/open-by-email.ts';
import { requireCode, requireUnspent } from '../identity/require-code.ts';
import { type SendsCodes, sendCode } from '../identity/send-code.ts';
import { findUser } from '../users/accounts.ts';
import type { UserRow } from '../users/serialize-user.ts';
import { keepProof } from './keep-proof.ts';

/** The wait, in milliseconds, that is named once a session has had all its codes of a day. */
const NEXT_DAY_MS = 86_400_000;

/**
 * Mails a code to the account's own address. It works in the caller's session alone, so strangers who guess at this
 * address neither use it up nor void it; what one session can guess is limited as in a known browser, and by account.
 *
 * @throws CubbyError TOO_MANY_REQUESTS.
 */
export async function requestProofCode(services: SendsCodes, caller: Caller, address: string): Promise<void> {
  const { email, language } = await requireMailbox(services, caller);
  await services.guesses.take('code_mail', purposeOf(caller), null);
  const { sent } = await sendCode(services, {
    email,
    purpose: purposeOf(caller),
    secret: secretOf(caller),
    isKnown: true,
    address,
    mailWithCode: (code) => proofCodeMail(email, code, language),
    // A link would be opened where the mail is read, and not in the session that has to be proven.
    linkMail: null,
  });
  if (sent === 'link') throw tooMany(NEXT_DAY_MS);
}

/**
 * Proves a session with the code that was mailed for it.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS, INVALID_PIN_CLIENT_ERROR, TOO_MANY_REQUESTS.
 */
export async function proveByCode(
  services: SendsCodes,
  caller: Caller,
  { code, address }: { code: string; address: string },
): Promise<Proof> {
  const { email } = await requireMailbox(services, caller);
  const guess = await services.guesses.take('code', purposeOf(caller), null);
  const bound = { email, code, secret: secretOf(caller), address, isOwn: true };
  const proven = await requireCode(services, purposeOf(caller), bound);
  const proof = await services.database.transaction(async (transaction) => {
    await requireUnspent(transaction, proven);
    return keepProof(transaction, caller, await codeProof(services, transaction, caller.userId));
  });
  await guess.wasRight();
  await services.guesses.forget('code_mail', purposeOf(caller));
  return proof;
}

/** Returns the purpose of a code: it is valid for this account, and for nothing else. */
function purposeOf({ userId }: Caller): string {
  return `proof:${userId}`;
}

/** Returns the secret by which a code is bound to the session that asked for it. */
function secretOf({ tokenId }: Caller): string {
  return sha256(`proof:${tokenId}`);
}

async function requireMailbox({ database }: SendsCodes, { userId }: Caller): Promise<UserRow & { email: string }> {
  const user = await findUser(database.query, userId);
  if (!user?.email) throw new CubbyError('UNAUTHORIZED', 'This account has been deleted.');
  return { ...user, email: user.email };
}
