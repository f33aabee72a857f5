import { fontWeight, LoadingState, layer, radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type RaRecord,
  useDataTableRenderContext,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'ra-core';
import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { DataTable, DataTableBody, type DataTableBodyProps, type DataTableProps, LinearProgress } from 'react-admin';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ColumnValue } from './ColumnValue.tsx';
import { EmptyList } from './ListStates.tsx';
import {
  type ColumnProps,
  columnsOf,
  ListColumnsContext,
  type RowLink,
  useLabelKey,
  useSortFields,
} from './list-columns.ts';
import { RecordCards } from './RecordCards.tsx';
import { SelectedActions } from './SelectedActions.tsx';

interface RecordTableProps<T extends RaRecord>
  extends Omit<DataTableProps<T>, 'rowClick' | 'bulkActionsToolbar' | 'sx'> {
  /** `RecordTable.Col` elements. */
  children: ReactNode;
  /** Returns the address of a record; rows without one do not open. */
  rowClick?: RowLink<T>;
  /** Actions for the selected rows; without them no rows can be selected. */
  bulkActionButtons?: ReactNode;
}

/** The source of the first column, which is a link as its row is, and the address of a record. */
const LinkContext = createContext<{ first: string | undefined; rowClick: RowLink<RaRecord> } | null>(null);

const NONE: readonly string[] = [];

/**
 * The rows of a list: react-admin's `DataTable` on wide screens, whose rows open at a click anywhere; cards with the
 * same columns on narrow ones.
 */
export function RecordTable<T extends RaRecord>({
  children,
  rowClick,
  bulkActionButtons = false,
  hiddenColumns = NONE as string[],
  empty = <EmptyList />,
  ...table
}: RecordTableProps<T>) {
  const t = useTranslate();
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { data, isPending, isPlaceholderData: isOld = false, defaultTitle } = useListContext<T>();
  const columns = useMemo(() => columnsOf(children), [children]);
  const { setColumns } = useContext(ListColumnsContext);
  const hidden = hiddenColumns.join();
  useEffect(
    () => setColumns({ columns, hiddenColumns: hidden ? hidden.split(',') : NONE }),
    [columns, hidden, setColumns],
  );

  const selectable = bulkActionButtons !== false;
  if (isPending) return <LoadingState label={t('console.loading')} shape="cards" count={4} />;
  if (data?.length === 0) return empty;
  return (
    <>
      {selectable && <SelectedActions>{bulkActionButtons}</SelectedActions>}
      <Box aria-busy={isOld} sx={isOld ? dimmed : undefined}>
        {isOld && <LinearProgress aria-label={t('console.loading')} sx={bar} />}
        {small ? (
          <RecordCards<T>
            columns={columns.filter(({ source }) => !hiddenColumns.includes(source))}
            selectable={selectable}
            {...(rowClick && { rowClick })}
          />
        ) : (
          <LinkContext value={rowClick ? { first: columns[0]?.source, rowClick: rowClick as RowLink<RaRecord> } : null}>
            <DataTable<T>
              {...table}
              {...(typeof defaultTitle === 'string' && { 'aria-label': defaultTitle })}
              {...(isOld && { isRowSelectable: () => false })}
              body={Rows}
              bulkActionButtons={selectable}
              // `SelectedActions` is shown above both tables and cards.
              bulkActionsToolbar={false}
              rowClick={rowClick ? (id, resource, record) => rowClick(id, resource, record as T) : false}
              hiddenColumns={hiddenColumns}
              sx={look}
            >
              {children}
            </DataTable>
          </LinkContext>
        )}
      </Box>
    </>
  );
}

/** The rows of the answer before stay while the next one loads, but nothing of them can be pressed. */
function Rows(props: DataTableBodyProps) {
  return <DataTableBody {...props} inert={useListContext().isPlaceholderData === true} />;
}

/** A column, sortable if the API can sort by its source. */
function Col<T extends RaRecord>({ csv: _csv, ...column }: ColumnProps<T>) {
  const label = useLabelKey()(column);
  const disableSort = !useSortFields().includes(column.source);
  const link = useContext(LinkContext);
  const context = useDataTableRenderContext();
  const { sort } = useListContext();
  const isSorted = context === 'header' && sort?.field === column.source;
  const isRowHeader = context === 'data' && link?.first === column.source;
  const value = <ColumnValue column={column} />;
  const content = link?.first === column.source ? <Opening rowClick={link.rowClick}>{value}</Opening> : value;
  return (
    <DataTable.Col
      {...(column as ColumnProps)}
      {...(isSorted && { sortDirection: sort.order === 'ASC' ? 'asc' : 'desc' })}
      {...(isRowHeader && ROW_HEADER)}
      disableSort={disableSort}
      label={label}
      render={() => (
        <Box onClick={keepFromRow} sx={{ display: 'contents' }}>
          {content}
        </Box>
      )}
    />
  );
}

/** The header of a row, for those who hear the table. */
const ROW_HEADER = { component: 'th', scope: 'row' };

/** Keeps a press on a link or a button in a cell, or in a dialog opened there, from opening the row's record, too. */
function keepFromRow(event: MouseEvent): void {
  const { target, currentTarget } = event;
  const isOwn = target instanceof Element && (target.closest('a, button') || !currentTarget.contains(target));
  if (isOwn) event.stopPropagation();
}

RecordTable.Col = Col;

/** The first cell’s link, for keyboards and new tabs. */
function Opening({ rowClick, children }: { rowClick: RowLink<RaRecord>; children: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  if (!record) return null;
  return (
    <Box sx={{ minWidth: 120 }}>
      <Link
        href={rowClick(record.id, resource, record)}
        key={record.id}
        sx={{ fontWeight: fontWeight.strong, color: 'text.primary' }}
      >
        {children}
      </Link>
    </Box>
  );
}

/** Only the rows: the headings still change the order. */
const dimmed = (theme: Theme) => ({
  position: 'relative',
  '& [inert]': { opacity: theme.palette.action.disabledOpacity },
});
const bar = { position: 'absolute', insetInline: 0, insetBlockStart: 0, m: 0, width: '100%', zIndex: layer.control };

const look = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: radius.large,
  overflowX: 'auto',
  bgcolor: 'background.paper',
  '& .MuiTableCell-root + .MuiTableCell-root': { px: { xs: 1, lg: 1.5 } },
  '& td, & tbody th': { fontVariantNumeric: 'tabular-nums', py: 0.75 },
  '& tbody tr:last-child td': { border: 0 },
};
