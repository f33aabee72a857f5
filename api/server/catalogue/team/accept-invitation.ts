import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { Invitation } from '../../../contract/structs/team.ts';
import type { LinkSignIn } from '../../../contract/structs/user.ts';
import type { HasGuestBookings } from '../../people/identity/guest-bookings.ts';
import { openSession } from '../../people/identity/open-session.ts';
import { proveAddress } from '../../people/identity/prove-address.ts';
import { changeRole, findUser, findUserByEmail, writeContact } from '../../people/users/accounts.ts';
import type { UserRow } from '../../people/users/serialize-user.ts';
import { changeTokenRole } from '../../people/users/sessions.ts';
import { findWork } from '../../people/work/find-work.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findEmployerById, findInvitation, findPerson, lockTeam, markAccepted, writePerson } from './store.ts';

interface Followed {
  link: string;
  address: string;
}

/**
 * Returns what an invitation link is for. Reading it does not redeem it: mail readers open links too.
 *
 * @throws CubbyError NOT_FOUND for an invitation that was never sent or was withdrawn; TOO_MANY_REQUESTS.
 */
export async function readInvitation(
  services: HasDatabase & HasClock & HasGuesses,
  { link, address }: Followed,
): Promise<Invitation> {
  const guess = await services.guesses.take('link', link, address);
  const { query } = services.database;
  const found = await requireInvitation(query, link);
  const [employer, person] = [
    await findEmployerById(query, found.host_id),
    await findPerson(query, found.host_id, found.person_id),
  ];
  if (!employer || !person) throw notFound();
  await guess.wasRight();
  return {
    business_name: employer.business_name,
    inviter: `${employer.first_name} ${employer.last_name}`.trim(),
    name: person.name,
    email: found.email,
    role: found.role,
    stashpoints: (person.stashpoints ?? []).map(({ name }) => name),
    ended: endOf(found, services.now()),
  };
}

/**
 * Accepts an invitation, once: the account of its address joins, or the account that was made for the person becomes
 * theirs. Owners of places, our staff and people who work for another host cannot, and are told so.
 *
 * @throws CubbyError NOT_FOUND; WORKS_ELSEWHERE; TOO_MANY_REQUESTS.
 */
export async function acceptInvitation(
  services: HasConfig & HasDatabase & HasClock & HasGuestBookings & HasGuesses,
  { link, address }: Followed,
): Promise<LinkSignIn> {
  const guess = await services.guesses.take('link', link, address);
  const now = services.now();
  const answer = await services.database.transaction(async (transaction): Promise<LinkSignIn> => {
    const { host_id } = await requireInvitation(transaction, link);
    await lockTeam(transaction, host_id);
    const found = await requireInvitation(transaction, link);
    const { email, person_id, role } = found;
    const ended = endOf(found, now);
    if (ended) return { session: null, ended, email };
    const known = await findUserByEmail(transaction, email);
    const userId = known ? await join(transaction, known) : found.user_id;
    // The link was mailed to this address.
    if (known) await proveAddress(services, transaction, known, null);
    if (known) await writePerson(transaction, person_id, { user_id: userId });
    else await writeContact(transaction, userId, { email, email_proven_at: now });
    await changeRole(transaction, userId, role);
    await changeTokenRole(transaction, userId, role);
    await markAccepted(transaction, person_id, now);
    const user = await findUser(transaction, userId);
    if (!user) throw notFound();
    return { session: await openSession(services, transaction, user), ended: null, email };
  });
  await guess.wasRight();
  return answer;
}

/** @throws CubbyError WORKS_ELSEWHERE. */
async function join(transaction: Kysely<Schema>, user: UserRow): Promise<string> {
  const isFree = user.role === 'customer' || user.role === 'clerk' || user.role === 'manager';
  if (!isFree || (await findWork(transaction, user.id)))
    throw new CubbyError('WORKS_ELSEWHERE', 'This account already owns places or works for another host.');
  return user.id;
}

async function requireInvitation(query: Kysely<Schema>, link: string) {
  const found = await findInvitation(query, sha256(link));
  if (!found) throw notFound();
  return found;
}

function endOf({ accepted_at, expires_at }: { accepted_at: Date | null; expires_at: Date }, now: Date) {
  if (accepted_at) return 'used';
  return expires_at <= now ? 'expired' : null;
}

function notFound(): CubbyError {
  return new CubbyError('NOT_FOUND', 'Invitation not found, or it has been withdrawn.');
}
