import { LATE_UNDO_SECONDS, type Operation, type OperationItem } from '@cubby/api';
import { ResponseError, serverClock } from '@cubby/api/client';
import { ErrorState, LoadingState } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { isLeap } from '../records/use-leap-question.tsx';
import { OperationRecords } from './OperationRecords.tsx';
import { OperationSums } from './OperationSums.tsx';
import { AT_WORK, useOperation } from './use-operation.ts';

interface OperationStepProps {
  id: string;
  /** True if the dialog's title says what is done. */
  isNamed: boolean;
  hrefOf: (booking: string) => string;
  /** Leads back to choosing; null for an operation that is opened again. */
  onAgain: (() => void) | null;
  onClose: () => void;
}

/** An operation that has begun: its preview, its progress, its report, and its undo. */
export function OperationStep({ id, isNamed, hrefOf, onAgain, onClose }: OperationStepProps) {
  const t = useTranslate();
  const { operation: found, items, run, undo } = useOperation(id);
  const operation = found.data;
  const problem = run.error ?? undo.error;
  // The preview was made anew, and is shown instead of an error.
  const isStale = run.error instanceof ResponseError && run.error.id === 'CONFLICT';
  if (!operation)
    return (
      <DialogContent>
        {found.error ? (
          <ErrorState
            message={t(keyOfError(found.error))}
            retry={{ label: t('console.try_again'), onRetry: () => void found.refetch() }}
          />
        ) : (
          <LoadingState label={t('console.loading')} />
        )}
      </DialogContent>
    );
  const { kind, state, sums } = operation;
  const second = state === 'finished' ? undo.data?.second_mails : null;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        {!isNamed && (
          <Typography variant="h3" component="h3">
            {t(`operation.kind.${kind}`)}
          </Typography>
        )}
        {isStale && <Alert severity="warning">{t('operation.stale')}</Alert>}
        <Standing operation={operation} />
        {problem && !isStale && <Alert severity="error">{t(keyOfError(problem))}</Alert>}
        {second && <SecondMail {...second} />}
        {sums && <OperationSums sums={sums} state={state} />}
        {state === 'planned' && items.data?.some(hasLeap) && (
          <Alert severity="warning">{`${t('shared.leap_title')} ${t('shared.leap_text')}`}</Alert>
        )}
        {items.error && <Alert severity="error">{t(keyOfError(items.error))}</Alert>}
        {items.isLoading && !AT_WORK.includes(state) && <LoadingState label={t('console.loading')} />}
        {items.data && <OperationRecords items={items.data} hrefOf={hrefOf} />}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        {state === 'planned' && onAgain && <Button onClick={onAgain}>{t('operation.back')}</Button>}
        <Button onClick={onClose}>{t('shared.close')}</Button>
        {state === 'planned' && (
          <Button
            variant="contained"
            color="secondary"
            loading={run.isPending}
            disabled={sums?.changed === 0}
            onClick={() => run.mutate()}
          >
            {t(`operation.confirm.${kind}`, { smart_count: sums?.changed ?? 0 })}
          </Button>
        )}
        {isUndoable(operation) && (
          <Button
            variant="contained"
            color={second ? 'secondary' : 'primary'}
            loading={undo.isPending}
            onClick={() => undo.mutate(Boolean(second))}
          >
            {second ? t('operation.undo_mails', { smart_count: second.count }) : t('operation.undo')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** Tells whether a price moves far. */
const hasLeap = ({ prices }: OperationItem) =>
  prices?.before.some((before, index) => isLeap(before, prices.after[index])) ?? false;

/** Afterwards the server shows what undo would send, before it is sent. */
function isUndoable({ kind, state, undo_until }: Operation): boolean {
  if (state !== 'finished' || kind === 'resend_mails' || !undo_until) return state === 'done';
  return serverClock.now().getTime() < Date.parse(undo_until) + LATE_UNDO_SECONDS * 1000;
}

/** The mail that undo would send to a traveller who has got one already. */
function SecondMail({ count, subject, text }: NonNullable<Operation['second_mails']>) {
  const t = useTranslate();
  return (
    <Alert severity="warning">
      {t('operation.second', { smart_count: count })}
      <Box component="blockquote" sx={{ m: 0, mt: 1, whiteSpace: 'pre-line' }}>
        <b>{subject}</b>
        {`\n${text}`}
      </Box>
    </Alert>
  );
}

function Standing({ operation: { state, progress, total, undo_until } }: { operation: Operation }) {
  const t = useTranslate();
  const { time } = useFormats();
  const text = t(`operation.step.${state}`, { done: progress, total, time: undo_until ? time(undo_until) : '' });
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Box>{text}</Box>
      {AT_WORK.includes(state) && (
        <LinearProgress variant="determinate" aria-label={text} value={(progress / Math.max(total, 1)) * 100} />
      )}
    </Box>
  );
}
