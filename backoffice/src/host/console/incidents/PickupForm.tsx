import type { IncidentDetail } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useAnswer } from './use-answer.ts';

const MINUTES = [10, 20, 30, 45, 60, 90] as const;

/**
 * Asks when a traveller outside a closed door can get their bags: open now, or at a given time. They are notified at
 * once.
 */
export function PickupForm({ incident }: { incident: IncidentDetail }) {
  const t = useTranslate();
  const [minutes, setMinutes] = useState<number>(20);
  const [text, setText] = useState('');
  const sending = useAnswer(incident.id, 'incidents.pickup_told');
  const said = { ...(text.trim() && { text: text.trim() }) };
  const come = () => {
    const arrives_at = serverClock.at(Date.now() + minutes * 60_000).toISOString();
    void sending.send({ answer: 'on_the_way', arrives_at, ...said });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        label={t('incidents.pickup_in')}
        value={minutes}
        onChange={({ target }) => setMinutes(Number(target.value))}
        slotProps={{ select: { native: true } }}
      >
        {MINUTES.map((each) => (
          <option key={each} value={each}>
            {t('incidents.minutes', { smart_count: each })}
          </option>
        ))}
      </TextField>
      <TextField
        label={t('incidents.pickup_label')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {sending.problem && <Alert severity="error">{t(sending.problem)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={come} loading={sending.busy}>
          {t('incidents.pickup_send')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => void sending.send({ answer: 'open_now', ...said })}
          disabled={sending.busy}
        >
          {t('incidents.pickup_open')}
        </Button>
      </Box>
    </Box>
  );
}
