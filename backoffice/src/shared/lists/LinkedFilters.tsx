import type { AdminStashpoint } from '@cubby/api';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type RaRecord, useGetList, useGetOne, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface LinkedFilterProps<T extends RaRecord> {
  source: string;
  /** The kind of record it names, such as "Place", as a text of the dictionary; of a flag all that is shown. */
  label: string;
  /** True for a filter that is only set or not. */
  flag?: boolean;
  /** Returns the record's name from any row of the filtered list. */
  nameIn?: (row: T) => string;
  /** Shows its name if no row has it; by default its id. */
  nameOf?: (id: string) => ReactNode;
}

/** A filter that has no field, set by links from other pages: a chip that removes it. */
export function LinkedFilter<T extends RaRecord>({ source, label, flag, nameIn, nameOf }: LinkedFilterProps<T>) {
  const t = useTranslate();
  const { data, isPending, filterValues, setFilters } = useListContext<T>();
  const value = filterValues[source];
  if (!value) return null;
  const remove = () => setFilters({ ...filterValues, [source]: '' }, {});
  const [row] = data ?? [];
  const name = nameIn && isPending ? '…' : (row && nameIn?.(row)) || (nameOf?.(String(value)) ?? String(value));
  return (
    <Chip
      label={
        <>
          {t(label)}
          {!flag && <>: {name}</>}
        </>
      }
      title={t('shared.remove_filter')}
      component="button"
      clickable
      onClick={remove}
      onDelete={remove}
      sx={{ '& .MuiChip-label::first-letter': { textTransform: 'uppercase' } }}
    />
  );
}

/** The `LinkedFilter`s that are set, in a line. */
export function LinkedFilters({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>{children}</Box>
  );
}

/** The name of a stashpoint, for staff who may read it. */
export function StashpointName({ id }: { id: string }) {
  const { may } = useScopes();
  const { data } = useGetOne<AdminStashpoint>('stashpoints', { id }, { enabled: may('stashpoints:all'), retry: false });
  return <>{data?.name ?? id}</>;
}

/** The business of a host, from one of their stashpoints; `id` is that of the host's account. */
export function HostName({ id }: { id: string }) {
  const { may } = useScopes();
  const { data } = useGetList<AdminStashpoint>(
    'stashpoints',
    { filter: { host_id: id }, pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: may('stashpoints:all') },
  );
  return <>{data?.[0]?.business_name ?? id}</>;
}
