import type { Kysely } from 'kysely';
import type { NoticeKind } from '../../../contract/vocabulary/notice-kinds.ts';
import { withNoticeChoice } from '../../../mails/host-notices.ts';
import type { Mail } from '../../../mails/mail.ts';
import type { MailedPerson } from '../../../mails/texts.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMails } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';
import { listNoticeAddresses } from './notice-addresses.ts';

/** The recipient of mail about a place; `business_name` is the place's. */
export type MailedHost = MailedPerson & { business_name: string };

/**
 * Writes to the host of a place, at each address that gets mails of this kind, and returns the host; nothing is sent
 * where the account was deleted.
 */
export async function writeHostMail(
  services: HasConfig & HasClock,
  transaction: Kysely<Schema>,
  { stashpointId, kind }: { stashpointId: string; kind: NoticeKind },
  mailFor: (host: MailedHost) => Mail,
): Promise<MailedHost | undefined> {
  const stashpoint = await transaction
    .selectFrom('stashpoints')
    .select(['host_id', 'business_name'])
    .where('id', '=', stashpointId)
    .executeTakeFirst();
  if (!stashpoint) return undefined;
  const { host_id, business_name } = stashpoint;
  const people = await writeNotice(services, transaction, { userId: host_id, kind }, (person) =>
    mailFor({ ...person, business_name }),
  );
  return people[0] && { ...people[0], business_name };
}

/** Writes to a host about matters of no single place, such as their money. */
export async function writeNotice(
  services: HasConfig & HasClock,
  transaction: Kysely<Schema>,
  to: { userId: string; kind: NoticeKind },
  mailFor: (person: MailedPerson) => Mail,
): Promise<MailedPerson[]> {
  const { people, mails } = await noticesTo(services, transaction, to, mailFor);
  await writeMails(transaction, mails, services.now());
  return people;
}

/** Returns the mails to a host, one for each address. Each says where to change its recipients. */
export async function noticesTo(
  { config }: HasConfig,
  query: Kysely<Schema>,
  { userId, kind }: { userId: string; kind: NoticeKind },
  mailFor: (person: MailedPerson) => Mail,
): Promise<{ people: MailedPerson[]; mails: Mail[] }> {
  const people = await listNoticeAddresses(query, userId, kind);
  const page = `${consoleAddress(config.publicUrl, 'hosts')}/notices`;
  return { people, mails: people.map((person) => withNoticeChoice(mailFor(person), page)) };
}
