import { randomBytes } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import type { Kysely } from 'kysely';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { Person } from '../../../contract/structs/team.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import { SIGN_IN_LINK_DAYS } from '../../../contract/vocabulary/sign-in-limits.ts';
import { invitationMail } from '../../../mails/team-texts.ts';
import { requireEmail } from '../../people/users/user-fields.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { getPerson } from './list-people.ts';
import { type Employer, requireEmployer, requirePerson } from './require-person.ts';
import { deleteInvitation, listPeopleOf, lockTeam, type PersonRow, replaceInvitation } from './store.ts';

/**
 * Invites a person who has no address yet, or invites them again.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT for a person who has accepted an invitation; EMAIL_ALREADY_EXISTS for the
 * address of a colleague; INVALID_EMAIL_CLIENT_ERROR.
 */
export async function invitePerson(
  services: HasConfig & HasDatabase & HasClock & HasMails,
  caller: Caller,
  id: string,
  { email, language }: { email: string; language: Language | undefined },
): Promise<Person> {
  const { database } = services;
  const employer = await requireEmployer(database.query, caller);
  await database.transaction(async (transaction) => {
    await lockTeam(transaction, employer.id);
    const person = await requirePerson(transaction, caller, employer, id);
    if (person.email !== null) throw new CubbyError('CONFLICT', 'This person already has their own sign-in.');
    const address = await requireFreeAddress(transaction, employer, email, id);
    const spoken = language ?? employer.language;
    await writeInvitation(services, transaction, { employer, person, email: address, language: spoken });
  });
  services.mails.wake();
  return getPerson(services, caller, id);
}

/** @throws CubbyError NOT_FOUND. */
export async function withdrawInvitation(
  services: HasDatabase & HasClock,
  caller: Caller,
  id: string,
): Promise<Person> {
  const { database } = services;
  const employer = await requireEmployer(database.query, caller);
  await database.transaction(async (transaction) => {
    await lockTeam(transaction, employer.id);
    const { email } = await requirePerson(transaction, caller, employer, id);
    if (email === null) await deleteInvitation(transaction, id);
  });
  return getPerson(services, caller, id);
}

/**
 * Requires an address that no colleague has. Whether it has an account elsewhere is told only to its owner.
 *
 * @throws CubbyError EMAIL_ALREADY_EXISTS; INVALID_EMAIL_CLIENT_ERROR.
 */
export async function requireFreeAddress(
  transaction: Kysely<Schema>,
  employer: Employer,
  typed: string,
  personId: string,
): Promise<string> {
  requireEmail(typed);
  const email = normaliseEmail(typed);
  const others = (await listPeopleOf(transaction, employer.id)).filter(({ id }) => id !== personId);
  if (others.some((other) => (other.email ?? other.invited) === email))
    throw fieldError('email', 'A colleague already has this address.', 'EMAIL_ALREADY_EXISTS');
  return email;
}

interface Invited {
  employer: Employer;
  person: Pick<PersonRow, 'id' | 'name' | 'role'>;
  email: string;
  language: string;
}

/** Writes the invitation and its mail. The link is 32 random bytes, of which only a hash is kept. */
export async function writeInvitation(
  { config, now: clock }: HasConfig & HasClock,
  transaction: Kysely<Schema>,
  { employer, person, email, language }: Invited,
): Promise<void> {
  const now = clock();
  const secret = randomBytes(32).toString('base64url');
  const expires_at = addDays(now, SIGN_IN_LINK_DAYS);
  const row = { person_id: person.id, hash: sha256(secret), email, created: now, expires_at, accepted_at: null };
  await replaceInvitation(transaction, row);
  const { protocol, host } = new URL(config.publicUrl);
  const link = `${protocol}//hosts.${host}/join?${new URLSearchParams({ link: secret })}`;
  const inviter = `${employer.first_name} ${employer.last_name}`.trim() || employer.business_name;
  const facts = { business: employer.business_name, inviter, role: person.role, link };
  await writeMail(transaction, invitationMail({ email, first_name: person.name, language }, facts), now);
}
