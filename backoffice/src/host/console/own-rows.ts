import { HOST_MONEY, HOST_RESOURCES, type ResourceName } from '../../lib/api/resources.ts';
import { sessionUser } from '../../lib/session/session.ts';

/** Hosts are given their own rows in any case; staff who run a place see here what is theirs, and not the network. */
export function ownRows(resource: string): Record<string, unknown> {
  if (HOST_MONEY.includes(resource as ResourceName)) return { host_id: 'me' };
  const user = sessionUser();
  return isOwned(resource) && user ? { host_id: user.id } : {};
}

function isOwned(resource: string): boolean {
  return HOST_RESOURCES.includes(resource as ResourceName);
}
