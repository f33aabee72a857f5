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
  coupons: null,
  currencies: null,
  incidents: ({ booking_id }: RaRecord): string => booking_id,
  reviews: ({ first_name, stashpoint_name }: RaRecord): string => `${first_name}, ${stashpoint_name}`,
  'seo-contents': ({ location }: RaRecord): string => location.name,
  vouchers: null,
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
  const record = useNamed(of, id);
  if (scope === undefined || !may(scope)) return <span translate="no">{id}</span>;
  return (
    <Link href={recordPath(of, id)} translate="no">
      {(record && NAMES[of]?.(record)) || id}
    </Link>
  );
}

/** Returns another record, loaded together with those that other parts of the page name; only one with a name. */
export function useNamed(resource: ResourceName, id: string): RaRecord | undefined {
  const { may } = useScopes();
  const { scope } = resourceOf(resource);
  const isNamed = isReference(resource) && NAMES[resource] !== null && scope !== undefined && may(scope);
  return useGetManyAggregate<RaRecord>(resource, { ids: [id] }, { enabled: isNamed }).data?.[0];
}

function personName({ first_name, last_name, email }: RaRecord): string {
  return `${first_name ?? ''} ${last_name ?? ''}`.trim() || email;
}
