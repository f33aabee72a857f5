import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { SentCode, User } from '../../../contract/structs/user.ts';
import { addressCodeMail, addressTakenMail } from '../../../mails/address-texts.ts';
import { addressLinkMail } from '../../../mails/one-time-link-texts.ts';
import type { Caller } from '../../platform/http/call.ts';
import { isPassword } from '../../platform/secrets/passwords.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findUser } from '../users/accounts.ts';
import { isAddressTaken, moveToAddress } from '../users/former-addresses.ts';
import { serializeUser, type UserRow } from '../users/serialize-user.ts';
import { revokeTokens } from '../users/sessions.ts';
import { requireEmail } from '../users/user-fields.ts';
import { type LeavesAddresses, leaveAddress } from './leave-address.ts';
import { spendOneTimeLink } from './one-time-links.ts';
import { addressOf, siteFor } from './request-code.ts';
import { type CodeProof, incorrect, requireCode, requireUnspent } from './require-code.ts';
import { type SendsCodes, sendCode } from './send-code.ts';
import { linkIsOver } from './sign-in-with-one-time-link.ts';

type ChangesEmails = LeavesAddresses & SendsCodes;
type Transaction = Parameters<typeof moveToAddress>[0];

/**
 * Sends a code, or a link, to the new email address a person wants to use. If the address has an account already, the mail says so;
 * the caller sees no difference. An account with a password requires it: a session left open must not be enough to take
 * an account over.
 *
 * @throws CubbyError INVALID_EMAIL_CLIENT_ERROR, INCORRECT_CREDENTIALS on `current_password`, TOO_MANY_REQUESTS.
 */
export async function requestEmailChange(
  services: HasConfig & SendsCodes,
  { userId }: Caller,
  asked: BodyOf<Endpoints['requestEmailChange']>,
  address: string,
): Promise<SentCode> {
  requireEmail(asked.email);
  const email = normaliseEmail(asked.email);
  const { query } = services.database;
  const user = requireUser(await findUser(query, userId));
  await requireOwnPassword(services, user, asked.current_password ?? '');
  if (email === user.email) throw fieldError('email', 'The account already has this address.');
  // Counted by caller as well: otherwise one session could have mail sent to any number of people.
  await services.guesses.take('code_mail', `change:${userId}`, null);
  const taken = await isAddressTaken(query, email, userId, services.now());
  const { language } = user;
  const { publicUrl } = services.config;
  const site = siteFor(user.role, asked.site);
  const url = addressOf(site, publicUrl);
  return sendCode(services, {
    email,
    purpose: purposeOf(userId),
    secret: asked.browser_secret,
    // The caller may be a stranger to this address, however well their own account knows the browser.
    isKnown: false,
    address,
    mailWithCode: (code) =>
      taken ? addressTakenMail(email, language, publicUrl) : addressCodeMail(email, code, language),
    linkMail: taken
      ? null
      : {
          kind: { purpose: 'email_change', site },
          write: (link) => addressLinkMail(email, { link, site: { name: site, url } }, language),
        },
  });
}

/**
 * Changes an address with the code that was sent to it.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS, INVALID_PIN_CLIENT_ERROR, SIGN_IN_LINK_NEEDED, TOO_MANY_REQUESTS.
 */
export async function changeEmail(services: ChangesEmails, caller: Caller, proof: CodeProof): Promise<User> {
  const proven = await requireCode(services, purposeOf(caller.userId), proof);
  const changed = await services.database.transaction(async (transaction) => {
    await requireUnspent(transaction, proven);
    const row = await takeAddress(services, transaction, caller, proven.email);
    // Another account was quicker: reported like a wrong code, because the caller must not learn about the address.
    if (!row) throw incorrect('one_time_password');
    return row;
  });
  services.mails.wake();
  return serializeUser(changed);
}

/**
 * Changes an address with the link that was mailed to it instead of a code. The link proves the address, whichever
 * account it was requested for; so an account with a password requires it here, too.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS on `link` or `current_password`, TOO_MANY_REQUESTS.
 */
export async function changeEmailWithLink(
  services: ChangesEmails,
  caller: Caller,
  { link, current_password = '' }: { link: string; current_password?: string | undefined },
): Promise<User> {
  const user = requireUser(await findUser(services.database.query, caller.userId));
  await requireOwnPassword(services, user, current_password);
  const changed = await services.database.transaction(async (transaction) => {
    const spent = await spendOneTimeLink(transaction, link, ['email_change'], services.now());
    const row = spent && (await takeAddress(services, transaction, caller, spent.email));
    if (!row) throw linkIsOver();
    return row;
  });
  services.mails.wake();
  return serializeUser(changed);
}

/**
 * Gives an account a verified address: bookings made with it as a guest are adopted, and mail about upcoming ones goes
 * there. Every other session ends, and the former address gets a link that restores it. Returns nothing if another
 * account has the address.
 */
async function takeAddress(
  services: ChangesEmails,
  transaction: Transaction,
  { userId, tokenId }: Caller,
  email: string,
): Promise<UserRow | undefined> {
  const user = requireUser(await findUser(transaction, userId));
  const row = await moveToAddress(transaction, userId, email, services.now());
  if (!row) return undefined;
  await services.guestBookings.adopt(transaction, userId, email);
  await revokeTokens(transaction, userId, tokenId);
  if (user.email) await leaveAddress(services, transaction, { ...row, email }, user.email);
  return row;
}

async function requireOwnPassword({ guesses }: SendsCodes, user: UserRow, password: string): Promise<void> {
  if (!user.password_hash) return;
  // Counted apart from guesses at sign-in: strangers must not be able to lock the owner out here.
  const guess = await guesses.take('password', user.id, null);
  if (!(await isPassword(password, user.password_hash)))
    throw fieldError('current_password', 'The current password is incorrect.', 'INCORRECT_CREDENTIALS');
  await guess.wasRight();
}

function requireUser(user: UserRow | undefined): UserRow {
  if (!user) throw new CubbyError('UNAUTHORIZED', 'This account has been deleted.');
  return user;
}

/** Returns the purpose of a code: it is valid for the account it was requested for, and for nothing else. */
function purposeOf(userId: string): string {
  return `email_change:${userId}`;
}
