import type { StaffScope } from '@cubby/api';
import { SkipLink } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListBase, type RaRecord, type SortPayload, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
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
  /** Formats the number of rows: "1,204 bookings". */
  countOf: (total: number) => string;
  /** The label of the search; left out for lists without one. */
  searchLabel?: string;
  empty: { title: string; text: string };
  sort: SortPayload;
  columns: readonly Column<T>[];
  filters?: readonly Filter[];
  /** Returns the address of a record; rows without one do not open. */
  hrefOf?: (record: T) => string;
  /** The address for a new record, and the scope it requires. */
  create?: { label: string; href: string; scope?: StaffScope };
  /** Actions for the selected rows. */
  bulkActions?: ReactNode;
  /** Further actions for the whole page. */
  actions?: ReactNode;
  /** True to offer an export of the whole selection as CSV. */
  csv?: boolean;
  /** Content between the heading and the list. */
  intro?: ReactNode;
  /** Filters the list in addition to the user's choices. */
  filter?: Record<string, unknown>;
}

const PAGE_SIZES = [25, 50];

/**
 * A list of a resource: search, filters, order and page are kept in the address; views can be saved, columns chosen,
 * rows selected, and the whole selection exported as CSV.
 */
export function ResourceList<T extends RaRecord>(props: ResourceListProps<T>) {
  const { resource, sort, columns, filters = [], searchLabel, hrefOf, bulkActions, filter, intro } = props;
  const t = useTranslate();
  const id = useId();
  return (
    <ListBase
      resource={resource}
      perPage={PAGE_SIZES[0] ?? 25}
      sort={sort}
      {...(filter && { filter })}
      // A link's filters are for this visit; views are how filters are kept.
      storeKey={false}
      disableSyncWithLocation={false}
    >
      <Heading {...props} />
      <Box sx={{ position: 'relative' }}>
        <SkipLink href={`#${id}`}>{t('shared.skip_to_list')}</SkipLink>
      </Box>
      {intro}
      <FilterBar columns={columns} filters={filters} {...(searchLabel && { searchLabel })} />
      <Box id={id} tabIndex={-1}>
        <ListBody<T>
          columns={columns}
          empty={props.empty}
          {...(hrefOf && { hrefOf })}
          {...(bulkActions !== undefined && { bulkActions })}
        />
      </Box>
      <Pagination rowsPerPageOptions={PAGE_SIZES} />
    </ListBase>
  );
}

function Heading<T extends RaRecord>(props: ResourceListProps<T>) {
  const { title, countOf, create, actions, csv, columns, filter } = props;
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
          {csv && <ExportButton<T> columns={columns} filter={filter} />}
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
