import { type IncidentDetail, REFUSAL_ANSWERS } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../../shared/records/FormDialog.tsx';
import { ProofPhotos } from './ProofPhotos.tsx';
import { useAnswer } from './use-answer.ts';
import { useProofs } from './use-proofs.ts';

type RefusalAnswer = (typeof REFUSAL_ANSWERS)[number];

/**
 * The host's response to a report: confirm or dispute it; a dispute needs a statement and can have photos. Confirming
 * moves money and is final, so it is asked first.
 */
export function AnswerForm({ incident }: { incident: IncidentDetail }) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const [answer, setAnswer] = useState<RefusalAnswer | null>(
    REFUSAL_ANSWERS.find((each) => each === incident.answer) ?? null,
  );
  const [text, setText] = useState(incident.answer_text ?? '');
  const proofs = useProofs(incident.booking_id, incident.id);
  const sending = useAnswer(incident.id, 'incidents.sent');
  const [isAsking, setAsking] = useState(false);
  const send = async () => {
    if (answer) await sending.send({ answer, ...(text.trim() && { text: text.trim() }), picture_ids: proofs.ids });
  };
  const needsText = answer === 'disputes' && !text.trim();
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (answer === 'agrees') setAsking(true);
        else void send();
      }}
    >
      <RadioGroup
        aria-label={t('incidents.your_answer')}
        value={answer ?? ''}
        onChange={(_event, value) => setAnswer(value as RefusalAnswer)}
      >
        {REFUSAL_ANSWERS.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={t(`incidents.answer.${each}`)}
            sx={{ minHeight: 48 }}
          />
        ))}
      </RadioGroup>
      <TextField
        label={t('incidents.answer_label')}
        helperText={t('incidents.answer_help')}
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
        {t(incident.answer ? 'incidents.change' : 'incidents.send')}
      </Button>
      {incident.answer && incident.answer_by && (
        <Box sx={{ color: 'text.secondary' }}>
          {t('incidents.until', { time: momentIn(incident.answer_by, incident.stashpoint.timezone) })}
        </Box>
      )}
      {isAsking && (
        <FormDialog
          title={t('incidents.agree_title')}
          confirm={t('incidents.agree_confirm')}
          destructive
          onClose={() => setAsking(false)}
          onConfirm={send}
        >
          {t('incidents.agree_text')}
        </FormDialog>
      )}
    </Box>
  );
}
