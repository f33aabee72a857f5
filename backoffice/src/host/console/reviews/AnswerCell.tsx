import type { AdminReview } from '@cubby/api';
import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../../shared/records/FormDialog.tsx';
import { useDone } from '../../../shared/records/use-done.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

/** The host's reply to a review, with the actions for it. */
export function AnswerCell({ review }: { review: AdminReview }) {
  const t = useTranslate();
  const [doing, setDoing] = useState<'answer' | 'withdraw' | null>(null);
  const { answer, answer_removed_reason } = review;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', maxWidth: '44ch', overflowWrap: 'anywhere' }}>
      {answer && (
        <Box lang={answer.language} sx={{ whiteSpace: 'pre-line' }}>
          {answer.text}
        </Box>
      )}
      {answer_removed_reason && (
        <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>
          {t('reviews.hosts.removed', { reason: answer_removed_reason })}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: answer ? -1.5 : 0 }}>
        <Button size="small" variant={answer ? 'text' : 'outlined'} onClick={() => setDoing('answer')}>
          {t(answer ? 'reviews.hosts.change' : 'reviews.hosts.do_answer')}
        </Button>
        {answer && (
          <Button size="small" onClick={() => setDoing('withdraw')}>
            {t('reviews.hosts.withdraw')}
          </Button>
        )}
      </Box>
      {doing === 'answer' && <AnswerDialog review={review} onClose={() => setDoing(null)} />}
      {doing === 'withdraw' && <Withdraw review={review} onClose={() => setDoing(null)} />}
    </Box>
  );
}

function Withdraw({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone();
  const withdraw = async () => {
    await api.answerReview({ params: { id: review.id }, body: { text: null } });
    done('reviews.hosts.withdrawn');
  };
  return (
    <FormDialog
      title={t('reviews.hosts.withdraw_title')}
      confirm={t('reviews.hosts.withdraw')}
      destructive
      onClose={onClose}
      onConfirm={withdraw}
    >
      <Box>{t('reviews.hosts.withdraw_text')}</Box>
    </FormDialog>
  );
}
