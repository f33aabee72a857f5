import type { Booking, IncidentKind } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useI18n } from '../../lib/i18n/I18nProvider.tsx';
import { Panel } from '../../lib/layout/Panel.tsx';

interface ReportFormProps {
  booking: Booking;
  /** What can be the matter now; never empty. */
  kinds: readonly IncidentKind[];
  pass: string | null;
  onReported: (booking: Booking) => void;
  onCancel: () => void;
}

/** What happened, in one tap and, if one likes, a few words for the host. */
export function ReportForm({ booking, kinds, pass, onReported, onCancel }: ReportFormProps) {
  const { t } = useI18n();
  const [kind, setKind] = useState<IncidentKind>(kinds[0] ?? 'closed');
  const [text, setText] = useState('');
  const [state, setState] = useState<{ pending: boolean; error: unknown }>({ pending: false, error: null });
  const send = async () => {
    setState({ pending: true, error: null });
    try {
      const body = { kind, ...(text.trim() && { text: text.trim() }), ...(pass && { pass }) };
      onReported((await api.reportIncident({ params: { id: booking.id }, body })).booking);
    } catch (error) {
      setState({ pending: false, error });
    }
  };
  return (
    <Panel>
      <FormControl>
        <FormLabel id="incident-kind" sx={{ fontWeight: 700, fontSize: '1.25rem', color: 'text.primary' }}>
          {t('incident.title')}
        </FormLabel>
        <RadioGroup
          aria-labelledby="incident-kind"
          value={kind}
          onChange={(_event, value) => setKind(value as IncidentKind)}
        >
          {kinds.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              control={<Radio />}
              label={t(`incident.kinds.${each}`)}
              sx={{ minHeight: 48 }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <TextField
        label={t('incident.text')}
        helperText={t('incident.textHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      {state.error !== null && <Alert severity="error">{errorMessage(t, state.error)}</Alert>}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" color="secondary" onClick={send} loading={state.pending}>
          {t(kind === 'closed_at_pickup' ? 'incident.sendAtPickup' : 'incident.send')}
        </Button>
        <Button onClick={onCancel}>{t('incident.cancel')}</Button>
      </Box>
    </Panel>
  );
}
