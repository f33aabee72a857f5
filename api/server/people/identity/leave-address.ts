import { randomBytes } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import type { Kysely } from 'kysely';
import { EMAIL_UNDO_DAYS } from '../../../contract/vocabulary/sign-in-limits.ts';
import { changedAddressMail, changedContactMail } from '../../../mails/address-texts.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { accountPage } from '../users/account-page.ts';
import { rememberAddress } from '../users/former-addresses.ts';
import type { HasNoticeAddresses } from '../users/notice-addresses.ts';
import type { UserRow } from '../users/serialize-user.ts';
import { writeSecurityMail } from '../users/write-security-mail.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import { deleteSignInLinks } from './sign-in-links.ts';
import { forgetAddress } from './store.ts';

export type LeavesAddresses = HasConfig & HasClock & HasGuestBookings & HasNoticeAddresses;

/**
 * Completes a change of an account's address: what was mailed to the former one opens nothing any more but a link that
 * restores it, the others hear of it, and mail about upcoming bookings goes to the new one.
 */
export async function leaveAddress(
  services: LeavesAddresses,
  transaction: Kysely<Schema>,
  user: UserRow & { email: string },
  former: string,
): Promise<void> {
  const { config, now, guestBookings } = services;
  const link = randomBytes(32).toString('base64url');
  await rememberAddress(transaction, {
    hash: sha256(link),
    user_id: user.id,
    former_email: former,
    created: now(),
    expires_at: addDays(now(), EMAIL_UNDO_DAYS),
    undone_at: null,
  });
  await forgetAddress(transaction, former);
  await deleteSignInLinks(transaction, user.id);
  await guestBookings.readdress(transaction, user.id, former, user.email);
  const undo = { link, publicUrl: config.publicUrl };
  await writeMail(transaction, changedAddressMail({ ...user, email: former }, undo), now());
  const facts = { event: 'email_changed' as const, address: '', link: accountPage(config, user) };
  await writeSecurityMail(services, transaction, user, (person) => changedContactMail(person, facts), {
    except: [former],
  });
}
