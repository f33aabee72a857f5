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
  const { stashpoint } = queue;
  // A live place is in the queue for the change its host proposes; the place itself has already been approved.
  const isProposal = stashpoint?.status === 'approved';

  const approve = async () => {
    if (!stashpoint || decision.isPending) return;
    if (isProposal) return void decision.agree(stashpoint);
    const found = await findDoubts(stashpoint);
    if (found.length > 0) setDoubts(found);
    else await decision.approve(stashpoint);
  };
  const give = (words: string) => {
    setReason(null);
    if (!stashpoint) return;
    if (isProposal) void decision.refuse(stashpoint, words);
    else void (reason === 'ask' ? decision.ask(stashpoint, words) : decision.reject(stashpoint, words));
  };
  const open = (which: Reason) => () => setReason(stashpoint && !(isProposal && which === 'ask') ? which : null);
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
      {undo.approved && <TakeBack stashpoint={undo.approved} isPending={undo.isPending} onTakeBack={undo.undo} />}
      {queue.isPending && <LoadingState label={t('console.loading')} shape="page" count={2} />}
      {!queue.isPending && !stashpoint && (
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
      {stashpoint && (
        <Box sx={columns}>
          <WaitingList
            stashpoints={queue.stashpoints}
            total={queue.total}
            chosen={stashpoint.id}
            onChoose={queue.choose}
          />
          <Box sx={{ minWidth: 0 }}>
            <ReviewSheet key={stashpoint.id} stashpoint={stashpoint} />
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
              stashpoint={stashpoint}
              doubts={doubts}
              onClose={() => setDoubts(null)}
              onApprove={() => decision.approve(stashpoint)}
            />
          )}
          <ReasonDialog
            reason={isProposal && reason ? 'refuse' : reason}
            stashpoint={stashpoint}
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
