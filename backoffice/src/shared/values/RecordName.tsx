import type { StaffScope } from '@cubby/api';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type RaRecord, useGetOne } from 'ra-core';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { paths } from '../../lib/routing/paths.ts';

export type ReferenceTo = 'stashpoints' | 'hosts' | 'places' | 'users' | 'otas' | 'areas' | 'bookings';

interface Reference {
  scope: StaffScope;
  href: (id: string) => string;
  /** The field with its name; a booking's id is its name. */
  name: string | null;
}

const REFERENCES: Record<ReferenceTo, Reference> = {
  stashpoints: { scope: 'stashpoints:all', href: paths.stashpoint, name: 'name' },
  hosts: { scope: 'hosts:all', href: paths.host, name: 'business_name' },
  places: { scope: 'places:all', href: paths.city, name: 'name' },
  users: { scope: 'users:all', href: paths.user, name: 'email' },
  otas: { scope: 'partners:all', href: paths.ota, name: 'name' },
  areas: { scope: 'partners:all', href: paths.area, name: 'name' },
  bookings: { scope: 'bookings:all', href: paths.booking, name: null },
};

/** The name of another record, with a link to it; its id for readers who may not see it. */
export function RecordName({ of, id }: { of: ReferenceTo; id: string }) {
  const { may } = useScopes();
  const { scope, href, name } = REFERENCES[of];
  const { data } = useGetOne<RaRecord>(of, { id }, { enabled: name !== null && may(scope), retry: false });
  if (!may(scope)) return <Box component="span">{id}</Box>;
  return <Link href={href(id)}>{(name && data?.[name]) || id}</Link>;
}
