import type { Kysely } from 'kysely';
import { createSignInLink } from '../../people/identity/sign-in-links.ts';
import { findUser } from '../../people/users/accounts.ts';
import { isStaff } from '../../people/work/staff-access.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';

/** Returns the link of a mail about a place in the hosts' console. */
export function linkToStashpoint(
  services: HasConfig & HasClock,
  transaction: Kysely<Schema>,
  stashpoint: { id: string; host_id: string },
): Promise<LinkFor> {
  return linkToConsole(services, transaction, stashpoint.host_id, `/stashpoints/${stashpoint.id}`);
}

type LinkFor = (reader: { email: string }) => string;

/**
 * Returns the link of a mail in the hosts' console. In the mail to the host's own address the link signs them in, once
 * and within a week; other recipients have to sign in.
 */
export async function linkToConsole(
  { config, now }: HasConfig & HasClock,
  transaction: Kysely<Schema>,
  hostId: string,
  path: string,
): Promise<LinkFor> {
  const console = consoleAddress(config.publicUrl, 'hosts');
  const owner = await findUser(transaction, hostId);
  // A member of staff who runs a place signs in the way staff do.
  if (!owner || isStaff(owner)) return () => console + path;
  const link = await createSignInLink(transaction, owner.id, now());
  const query = new URLSearchParams({ link, next: path });
  return ({ email }) => (email === owner.email ? `${console}/login?${query}` : console + path);
}
