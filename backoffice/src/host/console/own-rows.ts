import { sessionUser } from '../../lib/session/session.ts';

/** Hosts are given their own places in any case; staff who run one see here what is theirs, and not the network. */
export function ownRows(resource: string): Record<string, unknown> {
  const user = sessionUser();
  return (resource === 'stashpoints' || resource === 'bookings') && user ? { host_id: user.id } : {};
}
