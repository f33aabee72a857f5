import type { Kysely } from 'kysely';
import { type MailedRights, rightsChangedMail } from '../../../mails/staff-texts.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { accountPage } from './account-page.ts';
import { findUser } from './accounts.ts';
import { displayName } from './display-name.ts';
import type { HasNoticeAddresses } from './notice-addresses.ts';
import { writeSecurityMail } from './write-security-mail.ts';

/** Tells a member of staff, at all their addresses, which permissions they have from now on, and who changed them. */
export async function mailRights(
  services: HasConfig & HasClock & HasNoticeAddresses,
  transaction: Kysely<Schema>,
  { userId }: Caller,
  id: string,
  rights: MailedRights,
): Promise<void> {
  const user = await findUser(transaction, id);
  if (!user) return;
  const facts = { by: await displayName(transaction, userId), rights, link: accountPage(services.config, user) };
  await writeSecurityMail(services, transaction, user, (person) => rightsChangedMail(person, facts));
}
