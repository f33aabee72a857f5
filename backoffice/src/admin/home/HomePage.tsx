import type { StaffScope } from '@cubby/api';
import { ErrorState, LoadingState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useGetIdentity } from 'ra-core';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { ActionItems } from './ActionItems.tsx';
import { MyWork } from './MyWork.tsx';
import { NetworkFigures } from './NetworkFigures.tsx';
import { PendingApprovals } from './PendingApprovals.tsx';
import { RecentChanges } from './RecentChanges.tsx';
import { Revenue } from './Revenue.tsx';
import { useDashboard } from './use-dashboard.ts';

/**
 * The start page of the staff: pending work, problems, revenue and recent changes. Every number links to what it
 * counts.
 */
export function HomePage() {
  const t = useTranslate();
  const { identity } = useGetIdentity();
  const { may, isPending } = useScopes();
  // The space for what most people see is reserved until their permissions are known.
  const shows = (scope: StaffScope) => isPending || may(scope);
  return (
    <>
      <PageHead title={t('home.title', { name: identity?.firstName ?? '' })} />
      {shows('statistics:all') && <Morning />}
      <Box sx={{ mt: 3 }}>{shows('stashpoints:all') && <PendingApprovals />}</Box>
      <MyWork />
      {shows('statistics:all') && <Revenue />}
      {shows('stashpoints:all') && <NetworkFigures />}
      <RecentChanges />
    </>
  );
}

function Morning() {
  const t = useTranslate();
  const { data, error, refetch } = useDashboard();
  if (error)
    return (
      <ErrorState
        message={t(keyOfError(error))}
        retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
      />
    );
  if (!data) return <LoadingState label={t('console.loading')} shape="cards" count={3} />;
  return <ActionItems dashboard={data} />;
}
