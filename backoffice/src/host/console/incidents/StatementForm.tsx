import type { IncidentDetail } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ProofPhotos } from './ProofPhotos.tsx';
import { useAnswer } from './use-answer.ts';
import { useProofs } from './use-proofs.ts';

/** The host's side of a claim: what happened, with photos. It never counts against the place. */
export function StatementForm({ incident }: { incident: IncidentDetail }) {
  const t = useTranslate();
  const [text, setText] = useState(incident.answer_text ?? '');
  const proofs = useProofs(incident.booking_id, incident.id);
  const sending = useAnswer(incident.id, 'incidents.sent');
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void sending.send({ answer: 'statement', text: text.trim(), picture_ids: proofs.ids });
      }}
    >
      <TextField
        required
        multiline
        minRows={3}
        label={t('claims.host.text')}
        helperText={t('claims.host.help')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <ProofPhotos proofs={proofs} />
      {sending.problem && <Alert severity="error">{t(sending.problem)}</Alert>}
      <Button
        type="submit"
        variant="contained"
        loading={sending.busy}
        disabled={!text.trim() || proofs.sending}
        sx={{ justifySelf: 'start' }}
      >
        {t(incident.answer ? 'incidents.change' : 'incidents.send')}
      </Button>
    </Box>
  );
}
