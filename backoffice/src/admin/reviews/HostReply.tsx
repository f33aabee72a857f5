import type { AdminReview } from '@cubby/api';
import { FactCard, ReviewAnswer } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useDone } from '../../shared/records/use-done.ts';

/** The host's reply to a review, which staff can remove with a reason. */
export function HostReply({ review }: { review: AdminReview }) {
  const t = useTranslate();
  const { date } = useFormats();
  const [asking, setAsking] = useState(false);
  const { answer, stashpoint_name } = review;
  if (!answer) return null;
  return (
    <FactCard title={t('reviews.hosts.place_answer')}>
      <ReviewAnswer heading={stashpoint_name} text={answer.text} lang={answer.language} date={date(answer.created)} />
      <Button variant="outlined" color="secondary" onClick={() => setAsking(true)} sx={{ mt: 1.5 }}>
        {t('reviews.hosts.take_off')}
      </Button>
      {asking && <TakeOff id={review.id} onClose={() => setAsking(false)} />}
    </FactCard>
  );
}

function TakeOff({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone();
  const [reason, setReason] = useState('');
  const takeOff = async () => {
    await api.answerReview({ params: { id }, body: { text: null, reason: reason.trim() } });
    done('reviews.hosts.taken_off');
  };
  return (
    <FormDialog
      title={t('reviews.hosts.take_off_title')}
      confirm={t('reviews.hosts.take_off')}
      destructive
      disabled={!reason.trim()}
      onClose={onClose}
      onConfirm={takeOff}
    >
      <Box>{t('reviews.hosts.take_off_text')}</Box>
      <TextField
        label={t('reviews.hosts.take_off_reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={2}
        autoFocus
      />
    </FormDialog>
  );
}
