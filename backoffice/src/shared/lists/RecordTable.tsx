import { fontWeight, radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type RaRecord, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import type { Column } from './columns.ts';

interface RecordTableProps<T extends RaRecord> {
  columns: readonly Column<T>[];
  hrefOf?: (record: T) => string;
  /** True for rows with checkboxes. */
  selectable: boolean;
}

/** A table whose rows open at a click anywhere; the first cell is also a link, for keyboards and new tabs. */
export function RecordTable<T extends RaRecord>({ columns, hrefOf, selectable }: RecordTableProps<T>) {
  return (
    <DataTable<T>
      // `ListBody` shows one above tables and cards.
      bulkActionButtons={selectable}
      bulkActionsToolbar={false}
      rowClick={hrefOf ? (_id, _resource, record) => hrefOf(record as T) : false}
      hiddenColumns={columns.filter(({ hidden }) => hidden).map(({ source }) => source)}
      sx={table}
    >
      {columns.map(({ source, label, sortable, align, render }, index) => (
        <DataTable.Col
          key={source}
          source={source}
          label={label}
          disableSort={!sortable}
          {...(align && { align })}
          render={(record: RaRecord) =>
            index === 0 && hrefOf ? (
              <Opening href={hrefOf(record as T)}>{render(record as T)}</Opening>
            ) : (
              render(record as T)
            )
          }
        />
      ))}
    </DataTable>
  );
}

function Opening({ href, children }: { href: string; children: ReactNode }) {
  const record = useRecordContext();
  return (
    <Box sx={{ minWidth: 120 }}>
      <Link
        href={href}
        key={record?.id}
        // The row opens the same page, and would add it to the history once more.
        onClick={(event) => event.stopPropagation()}
        sx={{ fontWeight: fontWeight.strong, color: 'text.primary' }}
      >
        {children}
      </Link>
    </Box>
  );
}

const table = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: radius.large,
  overflowX: 'auto',
  bgcolor: 'background.paper',
  '& .MuiTableCell-root:not(:first-of-type)': { px: { xs: 1, lg: 2 } },
  '& td': { fontVariantNumeric: 'tabular-nums', py: 0.75 },
  '& tbody tr:last-child td': { border: 0 },
};
