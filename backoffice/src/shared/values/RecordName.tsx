import Link from '@mui/material/Link';
import { type RaRecord, useGetManyAggregate } from 'ra-core';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { type ResourceName, resourceOf } from '../../lib/resources/resources.ts';
import { recordPath } from '../../lib/routing/paths.ts';

const named = ({ name }: RaRecord): string => name;

/** The names of records that others refer to; null where the id is the name. */
const NAMES = {
  stashpoints: named,
  hosts: (host: RaRecord): string => host.business_name || personName(host),
  places: named,
  users: personName,
  otas: named,
  areas: named,
  bookings: null,
} satisfies Partial<Record<ResourceName, ((record: RaRecord) => string) | null>>;
export type ReferenceTo = keyof typeof NAMES;

/** Tells whether the records of a resource have a name to show in other places. */
export function isReference(resource: ResourceName): resource is ReferenceTo {
  return Object.hasOwn(NAMES, resource);
}

/** The name of another record, with a link to it; its id for readers who may not see it. */
export function RecordName({ of, id }: { of: ReferenceTo; id: string }) {
  const { may } = useScopes();
  const { scope } = resourceOf(of);
  const { [of]: nameOf } = NAMES;
  const mayRead = scope !== undefined && may(scope);
  const { data } = useGetManyAggregate<RaRecord>(of, { ids: [id] }, { enabled: nameOf !== null && mayRead });
  if (!mayRead) return <span translate="no">{id}</span>;
  const record = data?.[0];
  return (
    <Link href={recordPath(of, id)} translate="no">
      {(record && nameOf?.(record)) || id}
    </Link>
  );
}

function personName({ first_name, last_name, email }: RaRecord): string {
  return `${first_name ?? ''} ${last_name ?? ''}`.trim() || email;
}
