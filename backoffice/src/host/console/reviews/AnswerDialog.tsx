import { type AdminReview, REVIEW_ANSWER_LENGTH } from '@cubby/api';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../../shared/records/FormDialog.tsx';
import { useDone } from '../../../shared/records/use-done.ts';
import { Stars } from '../../../shared/reviews/Stars.tsx';

/** Edits the host's reply, below the review it refers to. */
export function AnswerDialog({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone();
  const { count } = useFormats();
  const [text, setText] = useState(review.answer?.text ?? '');
  const name = review.first_name || t('incidents.traveller');
  const answer = async () => {
    await api.answerReview({ params: { id: review.id }, body: { text: text.trim() } });
    done('reviews.hosts.now_answered');
  };
  return (
    <FormDialog
      title={t('reviews.hosts.answer_title', { name })}
      confirm={t('incidents.send')}
      disabled={!text.trim()}
      onClose={onClose}
      onConfirm={answer}
    >
      <Box>
        <Stars rating={review.stashpoint_rating} />
        {review.stashpoint_review && (
          <Box component="blockquote" lang={review.detected_language ?? review.language} sx={{ m: 0, mt: 0.5 }}>
            {review.stashpoint_review}
          </Box>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{t('reviews.hosts.answer_text', { name })}</Box>
      <TextField
        label={t('reviews.hosts.answer')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText={t('reviews.hosts.answer_help', { count: count(text.length) })}
        multiline
        minRows={4}
        autoFocus
        slotProps={{ htmlInput: { maxLength: REVIEW_ANSWER_LENGTH } }}
      />
    </FormDialog>
  );
}
