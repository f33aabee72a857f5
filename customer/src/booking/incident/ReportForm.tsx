import type { Booking, ReportKind } from '@cubby/api';
import { fontWeight, lead, Panel, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { ErrorNote } from '../../lib/forms/ErrorNote.tsx';
import { FreeTextField } from '../../lib/forms/FreeTextField.tsx';
import { useSending } from '../../lib/forms/use-sending.ts';
import { useI18n } from '../../lib/i18n/I18nProvider.tsx';
import type { MeasuredPosition } from './measure-position.ts';
import { Proof } from './Proof.tsx';
import type { Photos } from './use-photos.ts';

interface ReportFormProps {
  booking: Booking;
  /** The possible problems now; never empty. */
  kinds: readonly ReportKind[];
  pass: string | null;
  photos: Photos;
  onReported: (booking: Booking) => void;
  onCancel: () => void;
}

/** Reports a problem in one tap, with an optional message for the host. */
export function ReportForm({ booking, kinds, pass, photos, onReported, onCancel }: ReportFormProps) {
  const { t } = useI18n();
  const [kind, setKind] = useState<ReportKind>(kinds[0] ?? 'closed');
  const [text, setText] = useState('');
  const [position, setPosition] = useState<MeasuredPosition | null>(null);
  const sending = useSending();
  const report = async () => {
    const body = {
      kind,
      ...(text.trim() && { text: text.trim() }),
      ...(position && { position }),
      ...(photos.ids.length > 0 && { picture_ids: photos.ids }),
      ...(pass && { pass }),
    };
    const { booking: reported } = await api.reportIncident({ params: { id: booking.id }, body });
    photos.belongTo(reported.incident?.id ?? null, photos.ids);
    onReported(reported);
  };
  return (
    <Panel>
      <FormControl>
        <FormLabel
          ref={lead}
          id="incident-kind"
          sx={{ fontWeight: fontWeight.bold, fontSize: textSize.lead, color: 'text.primary' }}
        >
          {t('incident.title')}
        </FormLabel>
        <RadioGroup
          aria-labelledby="incident-kind"
          value={kind}
          onChange={(_event, value) => setKind(value as ReportKind)}
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
      <FreeTextField label={t('incident.text')} hint={t('incident.textHint')} value={text} onChange={setText} />
      <Proof booking={booking} photos={photos} position={position} onMeasured={setPosition} />
      <ErrorNote error={sending.error} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" color="secondary" onClick={() => sending.send(report)} loading={sending.pending}>
          {t(kind === 'closed_at_pickup' ? 'incident.sendAtPickup' : 'incident.send')}
        </Button>
        <Button onClick={onCancel}>{t('incident.cancel')}</Button>
      </Box>
    </Panel>
  );
}
