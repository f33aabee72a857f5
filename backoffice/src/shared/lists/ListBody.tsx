import { EmptyState, ErrorState, LoadingState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import type { Column } from './columns.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { SelectedActions } from './SelectedActions.tsx';

interface ListBodyProps<T extends RaRecord> {
  columns: readonly Column<T>[];
  empty: { title: string; text: string };
  hrefOf?: (record: T) => string;
  bulkActions?: ReactNode;
}

/** The rows, or the reason there are none: a table on wide screens, else cards. */
export function ListBody<T extends RaRecord>({ empty, bulkActions, ...columns }: ListBodyProps<T>) {
  const t = useTranslate();
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { data, error, isPending, refetch, setFilters, filterValues } = useListContext<T>();
  const clear = Object.keys(filterValues).length > 0 && (
    <Button variant="outlined" onClick={() => setFilters({}, {})}>
      {t('shared.clear')}
    </Button>
  );
  if (error)
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <ErrorState
          message={t(keyOfError(error))}
          retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
        />
        {/* The server may have refused a filter that no field shows. */}
        {clear}
      </Box>
    );
  if (isPending) return <LoadingState label={t('console.loading')} shape="cards" count={4} />;
  if (data?.length === 0) return <EmptyState title={empty.title} text={empty.text} {...(clear && { action: clear })} />;
  const rows = { ...columns, selectable: bulkActions !== undefined };
  return (
    <>
      {bulkActions !== undefined && <SelectedActions>{bulkActions}</SelectedActions>}
      {small ? <RecordCards<T> {...rows} /> : <RecordTable<T> {...rows} />}
    </>
  );
}
