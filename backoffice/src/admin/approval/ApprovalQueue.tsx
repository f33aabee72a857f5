import type { ApprovalDoubt } from '@cubby/api';
import { EmptyState, ErrorState, LoadingState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { paths } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { DoubtsDialog } from './DoubtsDialog.tsx';
import { type Reason, ReasonDialog } from './ReasonDialog.tsx';
import { ReviewSheet } from './ReviewSheet.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useDecision } from './use-decision.ts';
import { useDoubts } from './use-doubts.ts';
import { useQueue } from './use-queue.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useUndo } from './use-undo.ts';
import { WaitingList } from './WaitingList.tsx';

/** Places awaiting a decision, reviewed one after another without leaving the page. */
export function ApprovalQueue() {
  const t = useTranslate();
  const queue = useQueue();
  const [reason, setReason] = useState<Reason | null>(null);
  const [doubts, setDoubts] = useState<readonly ApprovalDoubt[] | null>(null);
  const findDoubts = useDoubts();
  const undo = useUndo(queue.comeBack);
  const decision = useDecision(queue.leave, undo.remember);
  const { place } = queue;
  // A live place is in the queue for the change its host proposes; the place itself has already been approved.
  const isProposal = place?.status === 'approved';

  const approve = async () => {
    if (!place || decision.isPending) return;
    if (isProposal) return void decision.agree(place);
    const found = await findDoubts(place);
    if (found.length > 0) setDoubts(found);
    else await decision.approve(place);
  };
  const give = (words: string) => {
    setReason(null);
    if (!place) return;
    if (isProposal) void decision.refuse(place, words);
    else void (reason === 'ask' ? decision.ask(place, words) : decision.reject(place, words));
  };
  const open = (which: Reason) => () => setReason(place && !(isProposal && which === 'ask') ? which : null);
  const shortcuts = useShortcuts(
    { a: () => void approve(), r: open('reject'), m: open('ask'), ArrowLeft: queue.previous, ArrowRight: queue.next },
    reason === null && doubts === null,
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
      {undo.approved && <TakeBack place={undo.approved} isPending={undo.isPending} onTakeBack={undo.undo} />}
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
              isProposal={isProposal}
              onApprove={() => void approve()}
              onReject={open('reject')}
              onAsk={open('ask')}
              onPrevious={queue.previous}
              onNext={queue.next}
            />
          </Box>
          {doubts && (
            <DoubtsDialog
              place={place}
              doubts={doubts}
              onClose={() => setDoubts(null)}
              onApprove={() => decision.approve(place)}
            />
          )}
          <ReasonDialog
            reason={isProposal && reason ? 'refuse' : reason}
            place={place}
            onCancel={() => setReason(null)}
            onGiven={give}
          />
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
