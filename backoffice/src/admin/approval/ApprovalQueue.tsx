import { EmptyState, ErrorState, LoadingState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { paths } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { type Reason, ReasonDialog } from './ReasonDialog.tsx';
import { ReviewSheet } from './ReviewSheet.tsx';
import { useDecision } from './use-decision.ts';
import { useQueue } from './use-queue.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { WaitingList } from './WaitingList.tsx';

/** Places that wait, worked through one after another without leaving the page. */
export function ApprovalQueue() {
  const t = useTranslate();
  const queue = useQueue();
  const [reason, setReason] = useState<Reason | null>(null);
  const decision = useDecision(queue.leave);
  const { place } = queue;

  const approve = () => {
    if (place && !decision.isPending) void decision.approve(place);
  };
  const give = (words: string) => {
    setReason(null);
    if (!place) return;
    void (reason === 'ask' ? decision.ask(place, words) : decision.reject(place, words));
  };
  const open = (which: Reason) => () => setReason(place ? which : null);
  const shortcuts = useShortcuts(
    { a: approve, r: open('reject'), m: open('ask'), ArrowLeft: queue.previous, ArrowRight: queue.next },
    reason === null,
  );

  if (queue.error)
    return (
      <ErrorState
        message={t(keyOfError(queue.error))}
        retry={{ label: t('console.try_again'), onRetry: queue.refetch }}
      />
    );
  return (
    <>
      <PageHead title={t('approval.title')} text={t('approval.intro')} />
      {queue.isPending && <LoadingState label={t('console.loading')} shape="page" count={2} />}
      {!queue.isPending && !place && (
        <EmptyState
          title={t('approval.empty')}
          text={t('approval.empty_text')}
          action={
            <Button variant="outlined" href={paths.stashpoints}>
              {t('place.back')}
            </Button>
          }
        />
      )}
      {place && (
        <Box sx={columns}>
          <WaitingList places={queue.places} total={queue.total} chosen={place.id} onChoose={queue.choose} />
          <Box sx={{ minWidth: 0 }}>
            <ReviewSheet key={place.id} place={place} />
            <DecisionBar
              position={queue.position}
              total={queue.total}
              pending={decision.isPending}
              shortcuts={shortcuts}
              onApprove={approve}
              onReject={open('reject')}
              onAsk={open('ask')}
              onPrevious={queue.previous}
              onNext={queue.next}
            />
          </Box>
          <ReasonDialog reason={reason} place={place} onCancel={() => setReason(null)} onGiven={give} />
        </Box>
      )}
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '264px minmax(0, 1fr)' },
} as const;
