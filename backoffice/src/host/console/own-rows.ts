import { HOST_MONEY, HOST_RESOURCES, type ResourceName } from '../../lib/api/resources.ts';
import { sessionUser } from '../../lib/session/session.ts';

/**
 * Restricts requests to the user's own rows: hosts get nothing else anyway, but staff who run a place would get the
 * whole network.
 */
export function ownRows(resource: string): Record<string, unknown> {
  if (HOST_MONEY.includes(resource as ResourceName)) return { host_id: 'me' };
  const user = sessionUser();
  return isOwned(resource) && user ? { host_id: user.id } : {};
}

function isOwned(resource: string): boolean {
  return HOST_RESOURCES.includes(resource as ResourceName);
}
