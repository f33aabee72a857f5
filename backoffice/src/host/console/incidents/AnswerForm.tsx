import { type IncidentDetail, REPORT_ANSWERS } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { ProofPhotos } from './ProofPhotos.tsx';
import { useAnswer } from './use-answer.ts';
import { useProofs } from './use-proofs.ts';

type ReportAnswer = (typeof REPORT_ANSWERS)[number];

/** The host's response to a report: confirm or dispute it; a dispute needs a statement and can have photos. */
export function AnswerForm({ report }: { report: IncidentDetail }) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const [answer, setAnswer] = useState<ReportAnswer | null>(
    REPORT_ANSWERS.find((each) => each === report.answer) ?? null,
  );
  const [text, setText] = useState(report.answer_text ?? '');
  const proofs = useProofs(report.booking_id, report.id);
  const sending = useAnswer(report.id, 'reports.sent');
  const needsText = answer === 'disputes' && !text.trim();
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!answer) return;
        void sending.send({ answer, ...(text.trim() && { text: text.trim() }), picture_ids: proofs.ids });
      }}
    >
      <RadioGroup
        aria-label={t('reports.your_answer')}
        value={answer ?? ''}
        onChange={(_event, value) => setAnswer(value as ReportAnswer)}
      >
        {REPORT_ANSWERS.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={t(`reports.answer.${each}`)}
            sx={{ minHeight: 48 }}
          />
        ))}
      </RadioGroup>
      <TextField
        label={t('reports.answer_label')}
        helperText={t('reports.answer_help')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        required={answer === 'disputes'}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <ProofPhotos proofs={proofs} />
      {sending.problem && <Alert severity="error">{t(sending.problem)}</Alert>}
      <Button
        type="submit"
        variant="contained"
        loading={sending.busy}
        disabled={!answer || needsText || proofs.sending}
        sx={{ justifySelf: 'start' }}
      >
        {t(report.answer ? 'reports.change' : 'reports.send')}
      </Button>
      {report.answer && report.answer_by && (
        <Box sx={{ color: 'text.secondary' }}>
          {t('reports.until', { time: momentIn(report.answer_by, report.stashpoint.timezone) })}
        </Box>
      )}
    </Box>
  );
}
