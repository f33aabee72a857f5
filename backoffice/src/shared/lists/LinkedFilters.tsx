import type { AdminStashpoint } from '@cubby/api';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type RaRecord, useGetList, useGetOne, useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';

/** A filter that has no field: links from other pages set it. */
export interface LinkedFilter<T extends RaRecord> {
  name: string;
  /** The kind of record it names, such as "Place"; of a flag all that is shown. */
  label: string;
  /** True for a filter that is only set or not. */
  flag?: true;
  /** Returns the record's name from any row of the filtered list. */
  nameIn?: (row: T) => string;
  /** Shows its name if no row has it; by default its id. */
  nameOf?: (id: string) => ReactNode;
}

/** The filters that links have set, each as a chip that removes it. */
export function LinkedFilters<T extends RaRecord>({ filters }: { filters: readonly LinkedFilter<T>[] }) {
  const t = useTranslate();
  const { data, isPending, filterValues, setFilters } = useListContext<T>();
  const set = filters.filter(({ name }) => filterValues[name]);
  if (set.length === 0) return null;
  const remove = (name: string) =>
    setFilters(Object.fromEntries(Object.entries(filterValues).filter(([each]) => each !== name)), {});
  const nameOf = (filter: LinkedFilter<T>, id: string) => {
    if (filter.nameIn && isPending) return '…';
    const [row] = data ?? [];
    return (row && filter.nameIn?.(row)) || (filter.nameOf?.(id) ?? id);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {set.map((filter) => (
        <Chip
          key={filter.name}
          label={
            <>
              {filter.label}
              {!filter.flag && <>: {nameOf(filter, String(filterValues[filter.name]))}</>}
            </>
          }
          title={t('shared.remove_filter')}
          component="button"
          clickable
          onClick={() => remove(filter.name)}
          onDelete={() => remove(filter.name)}
          sx={{ '& .MuiChip-label::first-letter': { textTransform: 'uppercase' } }}
        />
      ))}
    </Box>
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
