import type { AdminStashpoint } from '@cubby/api';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isManager } from '../../../lib/session/own-role.ts';
import { HandIn } from './HandIn.tsx';

/** The status of a place between draft and market, and the host's actions for it. */
export function Standing({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const { status, active, paused_by_host, review_note, rejection_reason, host_answer } = stashpoint;
  if (status === 'submitted')
    return (
      <Alert severity="success">
        <AlertTitle>{t('host.place.handed_in')}</AlertTitle>
        {t('host.place.handed_in_text')}
        {review_note && <Quote label={t('host.place.asked')}>{review_note}</Quote>}
        {host_answer && <Quote label={t('host.place.answered')}>{host_answer}</Quote>}
      </Alert>
    );
  if (status === 'approved')
    return active ? null : (
      <Alert severity="warning">{t(paused_by_host ? 'host.place.paused' : 'host.place.taken_off')}</Alert>
    );
  return (
    <>
      {status === 'rejected' && (
        <Alert severity="error">
          <AlertTitle>{t('host.place.rejected')}</AlertTitle>
          {rejection_reason}
        </Alert>
      )}
      {status === 'draft' && review_note && (
        <Alert severity="warning">
          <AlertTitle>{t('host.place.asked')}</AlertTitle>
          <Box sx={{ whiteSpace: 'pre-wrap' }}>{review_note}</Box>
        </Alert>
      )}
      {!isManager() && <HandIn stashpoint={stashpoint} />}
    </>
  );
}

function Quote({ label, children }: { label: string; children: string }) {
  return (
    <Box sx={{ mt: 1 }}>
      <b>{label}</b>
      <Box sx={{ whiteSpace: 'pre-wrap' }}>{children}</Box>
    </Box>
  );
}
