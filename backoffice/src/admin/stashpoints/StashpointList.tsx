import type { AdminStashpoint } from '@cubby/api';
import { EmptyState, ErrorState, LoadingState } from '@cubby/design-system';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase, useListContext, useTranslate } from 'ra-core';
import { Pagination } from 'react-admin';
import { keyOfError } from '../../lib/error-message.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { StashpointCards } from './StashpointCards.tsx';
import { StashpointFilters } from './StashpointFilters.tsx';
import { StashpointTable } from './StashpointTable.tsx';

const PAGE_SIZES = [25, 50];

export function StashpointList() {
  return (
    <ListBase resource="stashpoints" perPage={PAGE_SIZES[0] ?? 25} sort={{ field: 'created', order: 'DESC' }}>
      <Heading />
      <StashpointFilters />
      <Places />
      <Pagination rowsPerPageOptions={PAGE_SIZES} />
    </ListBase>
  );
}

function Heading() {
  const t = useTranslate();
  const { total } = useListContext<AdminStashpoint>();
  const text = total === undefined ? ' ' : t('stashpoints.count', { smart_count: total });
  return <PageHead title={t('stashpoints.title')} text={<span role="status">{text}</span>} />;
}

function Places() {
  const t = useTranslate();
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { data, error, isPending, refetch, setFilters } = useListContext<AdminStashpoint>();
  if (error)
    return (
      <ErrorState
        message={t(keyOfError(error))}
        retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
      />
    );
  if (isPending) return <LoadingState label={t('console.loading')} shape="cards" count={4} />;
  if (data?.length === 0)
    return (
      <EmptyState
        title={t('stashpoints.none')}
        text={t('stashpoints.none_text')}
        action={
          <Button variant="outlined" onClick={() => setFilters({}, {})}>
            {t('stashpoints.clear')}
          </Button>
        }
      />
    );
  return small ? <StashpointCards /> : <StashpointTable />;
}
