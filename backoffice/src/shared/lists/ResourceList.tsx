import type { StaffScope } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListBase, type RaRecord, type SortPayload, useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Pagination } from 'react-admin';
import type { ResourceName } from '../../lib/api/resources.ts';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { Column, Filter } from './columns.ts';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListBody } from './ListBody.tsx';

interface ResourceListProps<T extends RaRecord> {
  resource: ResourceName;
  title: string;
  /** "1,204 bookings". */
  countOf: (total: number) => string;
  /** Of the search; left out where there is nothing to search by. */
  searchLabel?: string;
  empty: { title: string; text: string };
  sort: SortPayload;
  columns: readonly Column<T>[];
  filters?: readonly Filter[];
  /** Where a record opens; rows without it are not opened. */
  hrefOf?: (record: T) => string;
  /** Where a new one is made, and what staff must be trusted with for it. */
  create?: { label: string; href: string; scope?: StaffScope };
  /** What can be done with the rows that are ticked. */
  bulkActions?: ReactNode;
  /** What else can be done with the whole page. */
  actions?: ReactNode;
  /** Streams the whole selection as CSV. */
  csv?: boolean;
  /** What stands between the heading and the list. */
  intro?: ReactNode;
  /** Narrows the list beside what the reader chooses. */
  filter?: Record<string, unknown>;
}

const PAGE_SIZES = [25, 50];

/**
 * A list of a resource: search, filters, order and page live in the address; views can be kept, columns chosen, rows
 * ticked, and all of what is selected taken away as CSV.
 */
export function ResourceList<T extends RaRecord>(props: ResourceListProps<T>) {
  const { resource, sort, columns, filters = [], searchLabel, hrefOf, bulkActions, filter, intro } = props;
  return (
    <ListBase
      resource={resource}
      perPage={PAGE_SIZES[0] ?? 25}
      sort={sort}
      {...(filter && { filter })}
      disableSyncWithLocation={false}
    >
      <Heading {...props} />
      {intro}
      <FilterBar columns={columns} filters={filters} {...(searchLabel && { searchLabel })} />
      <ListBody<T>
        columns={columns}
        empty={props.empty}
        {...(hrefOf && { hrefOf })}
        {...(bulkActions !== undefined && { bulkActions })}
      />
      <Pagination rowsPerPageOptions={PAGE_SIZES} />
    </ListBase>
  );
}

function Heading<T extends RaRecord>({ title, countOf, create, actions, csv }: ResourceListProps<T>) {
  const t = useTranslate();
  const { may } = useScopes();
  const { total } = useListContext();
  return (
    <PageHead
      title={title}
      text={
        <Box component="span" role="status" aria-label={t('shared.results')}>
          {total === undefined ? ' ' : countOf(total)}
        </Box>
      }
      actions={
        <>
          {csv && <ExportButton />}
          {actions}
          {create && (!create.scope || may(create.scope)) && (
            <Button variant="contained" href={create.href}>
              {create.label}
            </Button>
          )}
        </>
      }
    />
  );
}
