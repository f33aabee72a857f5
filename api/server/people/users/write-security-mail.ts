import { subDays } from 'date-fns/subDays';
import type { Kysely } from 'kysely';
import { FORMER_ADDRESS_DAYS } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { Mail } from '../../../mails/mail.ts';
import type { MailedPerson } from '../../../mails/texts.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { listFormerAddresses } from './former-addresses.ts';
import type { HasNoticeAddresses } from './notice-addresses.ts';
import type { UserRow } from './serialize-user.ts';

/**
 * Writes to a person about the safety of their account, whatever emails they chose: at its address, at those it had within
 * thirty days, and at those for a host's notifications. So a thief who changes an address first is still noticed.
 */
export async function writeSecurityMail(
  services: HasClock & HasNoticeAddresses,
  transaction: Kysely<Schema>,
  { id, email, first_name, language }: Pick<UserRow, 'id' | 'email' | 'first_name' | 'language'>,
  mailFor: (person: MailedPerson) => Mail,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  const since = subDays(services.now(), FORMER_ADDRESS_DAYS);
  const former = await listFormerAddresses(transaction, id, since);
  const others = await services.noticeAddresses.list(transaction, id, since);
  const addresses = new Set([...(email ? [email] : []), ...former, ...others]);
  for (const address of addresses)
    if (!except.includes(address))
      await writeMail(transaction, mailFor({ email: address, first_name, language }), services.now());
}
