import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { APPLICATION_FIELDS, type HostApplication } from '../../../contract/endpoints/hosts.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, type FieldErrors, fieldError } from '../../../contract/errors.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { Host } from '../../../contract/structs/host.ts';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import { hostWelcomeMail } from '../../../mails/texts.ts';
import { findUser, insertUser, promoteToHost } from '../../people/users/accounts.ts';
import type { UserRow } from '../../people/users/serialize-user.ts';
import { requireEmail, requirePhone } from '../../people/users/user-fields.ts';
import { isStaff } from '../../people/work/staff-access.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { HasPlaces } from '../places/directory.ts';
import { draftStashpoint } from '../stashpoints/drafts/draft-stashpoint.ts';
import { findSite, type Site } from '../stashpoints/record/find-site.ts';
import { insertStashpoint } from '../stashpoints/record/write-stashpoint.ts';
import { createHostByStaff } from './create-host-by-staff.ts';
import { linkToStashpoint } from './host-links.ts';
import { requireHostOfUser } from './serialize-host.ts';
import { insertHostIfNew } from './store.ts';

/**
 * Makes a person a host: their account, their host record, a draft of their place, and a mail with the next steps,
 * together or not at all. A signed-in caller keeps their account; an address with an account has to sign in.
 *
 * @throws CubbyError EMAIL_ALREADY_EXISTS, INVALID_DATA on `latitude` or `city_id`, or a field's own error.
 */
export async function createHost(
  services: HasConfig & HasDatabase & HasClock & HasPlaces,
  caller: Caller | null,
  sent: Body,
): Promise<Host> {
  if (caller?.work) throw new CubbyError('WORKS_ELSEWHERE', 'This account works for another host.');
  // One for recovery, or one that lacks a second factor.
  if (caller?.scopes.length === 0) throw new CubbyError('FORBIDDEN', 'This session has no account to make a host of.');
  if (caller && isStaff(caller)) return createHostByStaff(services, caller, sent);
  const body = requireApplication(sent);
  requireEmail(body.email);
  const contact = {
    first_name: body.first_name.trim(),
    last_name: body.last_name.trim(),
    phone_number: requirePhone('phone_number', body.phone_number),
  };
  const site = findSite(await services.places.read(), body);
  const signedIn = caller?.scopes.includes('profile:own') ? caller : null;
  return services.database.transaction(async (transaction) => {
    const user = signedIn
      ? await promoteCaller(transaction, signedIn, contact)
      : await openAccount(services, transaction, body, contact);
    const now = services.now();
    const business_name = body.business_name.trim();
    const accepted_tos_at = new Date(body.accepted_tos_at);
    await insertHostIfNew(transaction, {
      id: hexId(6),
      user_id: user.id,
      business_name,
      accepted_tos_at,
      // The same checkbox accepts self-billing.
      self_billing_accepted_at: accepted_tos_at,
      created: now,
    });
    const stashpoint = await draftStashpoint(transaction, { body, site, hostId: user.id, now });
    await insertStashpoint(transaction, stashpoint);
    const link = await linkToStashpoint(services, transaction, stashpoint);
    await writeMail(transaction, welcome(user, site, business_name, link), now);
    return requireHostOfUser(transaction, user.id);
  });
}

type Body = BodyOf<Endpoints['createHost']>;
type Contact = Pick<UserRow, 'first_name' | 'last_name' | 'phone_number'>;

async function promoteCaller(transaction: Kysely<Schema>, caller: Caller, contact: Contact): Promise<UserRow> {
  const user = await findUser(transaction, caller.userId);
  if (!user) throw new CubbyError('UNAUTHORIZED', 'This account has been deleted.');
  // The account's own details were checked by its owner; only gaps are filled.
  return promoteToHost(transaction, user, {
    first_name: user.first_name || contact.first_name,
    last_name: user.last_name || contact.last_name,
    phone_number: user.phone_number || contact.phone_number,
  });
}

async function openAccount(
  services: HasClock,
  transaction: Kysely<Schema>,
  body: HostApplication,
  contact: Contact,
): Promise<UserRow> {
  const user = await insertUser(transaction, {
    ...contact,
    id: hexId(16),
    role: 'host',
    email: normaliseEmail(body.email),
    language: body.language ?? 'en',
    accepted_tos_at: new Date(body.accepted_tos_at),
    created: services.now(),
  });
  if (!user)
    throw fieldError(
      'email',
      'An account with this email address already exists: sign in first.',
      'EMAIL_ALREADY_EXISTS',
    );
  return user;
}

function welcome(user: UserRow, site: Site, stashpoint: string, link: (reader: { email: string }) => string) {
  const { first_name, language } = user;
  const email = user.email ?? '';
  return hostWelcomeMail(
    { email, first_name, language },
    { stashpoint, city: site.cityName(languageOf(language)), link: link({ email }) },
  );
}

/** @throws CubbyError INVALID_DATA naming what is missing. */
function requireApplication(body: Body): HostApplication {
  const missing = APPLICATION_FIELDS.filter((field) => body[field] === undefined);
  if (missing.length > 0) {
    const errors: FieldErrors = Object.fromEntries(missing.map((field) => [field, ['REQUIRED_DATA_CLIENT_ERROR']]));
    throw new CubbyError('INVALID_DATA', `Missing or invalid: ${missing.join(', ')}.`, { errors });
  }
  return body as HostApplication;
}
