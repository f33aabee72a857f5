import type { AdminStashpoint } from '@cubby/api';
import { EmptyState, ErrorState, LoadingState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { DoubtsDialog } from '../checks/DoubtsDialog.tsx';
import { type Doubts, useDoubts } from '../checks/use-doubts.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { type Reason, ReasonDialog } from './ReasonDialog.tsx';
import { ReviewSheet } from './ReviewSheet.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useDecision } from './use-decision.ts';
import { useQueue } from './use-queue.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useUndo } from './use-undo.ts';
import { WaitingList } from './WaitingList.tsx';

/** An open question, about the place whose sheet was shown when it was asked. */
type Question = { stashpoint: AdminStashpoint } & ({ doubts: Doubts } | { reason: Reason });

/** Places awaiting a decision, reviewed one after another without leaving the page. */
export function ApprovalQueue() {
  const t = useTranslate();
  const queue = useQueue();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isChecking, setChecking] = useState(false);
  const findDoubts = useDoubts();
  const undo = useUndo(queue.comeBack);
  const decision = useDecision(queue.leave, undo.remember);
  const { stashpoint } = queue;
  const close = () => setQuestion(null);
  const busy = decision.isPending || isChecking;

  const approve = async () => {
    if (!stashpoint || busy) return;
    if (isProposal(stashpoint)) return void decision.agree(stashpoint);
    setChecking(true);
    const doubts = await findDoubts(stashpoint);
    setChecking(false);
    if (doubts.found.length > 0) setQuestion({ stashpoint, doubts });
    else await decision.approve(stashpoint);
  };
  const give = ({ stashpoint: asked, reason }: Question & { reason: Reason }, words: string) => {
    close();
    if (reason === 'refuse') void decision.refuse(asked, words);
    else void (reason === 'ask' ? decision.ask(asked, words) : decision.reject(asked, words));
  };
  const open = (reason: 'reject' | 'ask') => () => {
    if (!stashpoint || busy || (isProposal(stashpoint) && reason === 'ask')) return;
    setQuestion({ stashpoint, reason: isProposal(stashpoint) ? 'refuse' : reason });
  };
  const shortcuts = useShortcuts(
    { a: () => void approve(), r: open('reject'), m: open('ask'), ArrowLeft: queue.previous, ArrowRight: queue.next },
    // While a place is checked or a question about it is open, its sheet stays.
    question === null && !isChecking,
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
            <Button variant="outlined" href={listPath('stashpoints')}>
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
              pending={busy}
              shortcuts={shortcuts}
              isProposal={isProposal(stashpoint)}
              onApprove={() => void approve()}
              onReject={open('reject')}
              onAsk={open('ask')}
              onPrevious={queue.previous}
              onNext={queue.next}
            />
          </Box>
          {question && 'doubts' in question && (
            <DoubtsDialog
              stashpoint={question.stashpoint}
              {...question.doubts}
              onClose={close}
              onApprove={() => decision.approve(question.stashpoint)}
            />
          )}
          {question && 'reason' in question && (
            <ReasonDialog
              reason={question.reason}
              stashpoint={question.stashpoint}
              onCancel={close}
              onGiven={(words) => give(question, words)}
            />
          )}
        </Box>
      )}
    </>
  );
}

/** A live place is in the queue for the change its host proposes; the place itself has already been approved. */
function isProposal({ status }: AdminStashpoint): boolean {
  return status === 'approved';
}

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '264px minmax(0, 1fr)' },
} as const;
