import type { StaffScope } from '@cubby/api';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type RaRecord, useGetManyAggregate } from 'ra-core';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { recordPath } from '../../lib/routing/paths.ts';

export type ReferenceTo = 'stashpoints' | 'hosts' | 'places' | 'users' | 'otas' | 'areas' | 'bookings';

interface Reference {
  scope: StaffScope;
  href: (id: string) => string;
  /** Returns the record's name; left out where the id is its name. */
  nameOf?: (record: RaRecord) => string;
}

const named = ({ name }: RaRecord): string => name;
const REFERENCES: Record<ReferenceTo, Reference> = {
  stashpoints: { scope: 'stashpoints:all', href: (id) => recordPath('stashpoints', id), nameOf: named },
  hosts: {
    scope: 'hosts:all',
    href: (id) => recordPath('hosts', id),
    nameOf: (host) => host.business_name || personName(host),
  },
  places: { scope: 'places:all', href: (id) => recordPath('places', id), nameOf: named },
  users: { scope: 'users:all', href: (id) => recordPath('users', id), nameOf: personName },
  otas: { scope: 'partners:all', href: (id) => recordPath('otas', id), nameOf: named },
  areas: { scope: 'partners:all', href: (id) => recordPath('areas', id), nameOf: named },
  bookings: { scope: 'bookings:all', href: (id) => recordPath('bookings', id) },
};

/** The name of another record, with a link to it; its id for readers who may not see it. */
export function RecordName({ of, id }: { of: ReferenceTo; id: string }) {
  const { may } = useScopes();
  const { scope, href, nameOf } = REFERENCES[of];
  const enabled = nameOf !== undefined && may(scope);
  const { data } = useGetManyAggregate<RaRecord>(of, { ids: [id] }, { enabled });
  if (!may(scope)) return <Box component="span">{id}</Box>;
  const record = data?.[0];
  return <Link href={href(id)}>{(record && nameOf?.(record)) || id}</Link>;
}

function personName({ first_name, last_name, email }: RaRecord): string {
  return `${first_name ?? ''} ${last_name ?? ''}`.trim() || email;
}
