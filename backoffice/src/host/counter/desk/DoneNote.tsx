import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useReadOnly } from '../../../lib/api/use-read-only.ts';
import { writeCount } from '../bookings/write-bags.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import type { Done } from './use-deed.ts';

interface DoneNoteProps {
  done: Done;
  bagCount: number;
  onNext: () => void;
  onAgain: () => void;
}

/** The action just taken, and whether it has been sent to the server. */
export function DoneNote({ done, bagCount, onNext, onAgain }: DoneNoteProps) {
  const { t, problem } = useI18n();
  const { deed, state, movedTo } = done;
  const isRefused = state === 'refused';
  const isReadOnly = useReadOnly();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={isRefused ? 'error' : state === 'queued' ? 'warning' : 'success'} role="status">
        <AlertTitle>
          {isRefused ? t('done.refused') : t(`done.${deed.kind}`, { bags: writeCount(t, bagCount) })}
        </AlertTitle>
        {isRefused
          ? problem(done.problem ?? 'UNKNOWN')
          : t(state === 'queued' && isReadOnly ? 'done.kept' : `done.${state}`)}
        {deed.kind === 'refuse' && state === 'sent' && (
          <Box>
            {movedTo ? `${t('refuse.moved', { place: movedTo.name })}: ${movedTo.address}` : t('refuse.not_moved')}
          </Box>
        )}
      </Alert>
      {isRefused ? (
        <Button variant="outlined" size="large" onClick={onAgain} sx={{ minHeight: 56 }}>
          {t('done.again')}
        </Button>
      ) : (
        <Button variant="contained" size="large" onClick={onNext} autoFocus sx={{ minHeight: 56 }}>
          {t('done.next')}
        </Button>
      )}
    </Box>
  );
}
