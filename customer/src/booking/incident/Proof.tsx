import { type Booking, distanceKm } from '@cubby/api';
import { fontWeight } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { errorMessage } from '../../lib/i18n/error-message.ts';
import { useI18n } from '../../lib/i18n/I18nProvider.tsx';
import { writeDistance } from '../../lib/stashpoints/write-distance.ts';
import { type MeasuredPosition, measurePosition } from './measure-position.ts';
import type { Photos } from './use-photos.ts';

interface ProofProps {
  booking: Booking;
  photos: Photos;
  position: MeasuredPosition | null;
  onMeasured: (position: MeasuredPosition) => void;
}

/** Optional proof that a report is true: nothing is requested before a button is pressed. */
export function Proof({ booking, photos, position, onMeasured }: ProofProps) {
  const { t } = useI18n();
  return (
    <Box role="group" aria-label={t('incident.proof')} sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: fontWeight.bold }}>{t('incident.proof')}</Typography>
      <Typography color="textSecondary">{t('incident.proofText')}</Typography>
      <Where booking={booking} position={position} onMeasured={onMeasured} />
      <TakePhoto photos={photos} />
      <PhotoState photos={photos} />
    </Box>
  );
}

function Where({ booking, position, onMeasured }: Pick<ProofProps, 'booking' | 'position' | 'onMeasured'>) {
  const { t, number } = useI18n();
  const [state, setState] = useState<'unasked' | 'asking' | 'silent'>('unasked');
  const measure = async () => {
    setState('asking');
    const measured = await measurePosition();
    setState(measured ? 'unasked' : 'silent');
    if (measured) onMeasured(measured);
  };
  const { latitude: lat, longitude: lng } = booking.stashpoint;
  if (position) {
    const far = distanceKm({ lat, lng }, { lat: position.latitude, lng: position.longitude });
    return (
      <Alert severity="success" role="status">
        {t('incident.measured', { distance: writeDistance(far, number) })}
      </Alert>
    );
  }
  if (state === 'silent')
    return (
      <Alert severity="info" role="status">
        {t('incident.notMeasured')}
      </Alert>
    );
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        onClick={() => void measure()}
        loading={state === 'asking'}
        aria-describedby="where-text"
      >
        {t('incident.where')}
      </Button>
      <Typography id="where-text" variant="body2" color="textSecondary">
        {t('incident.whereText')}
      </Typography>
    </Box>
  );
}

function TakePhoto({ photos }: { photos: Photos }) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const label = t(photos.ids.length > 0 ? 'incident.photoMore' : 'incident.photo');
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) photos.add(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button variant="outlined" onClick={() => input.current?.click()} sx={{ justifySelf: 'start' }}>
        {label}
      </Button>
    </>
  );
}

/** The state of the photos; also shown after the report was sent, while some are still uploading. */
export function PhotoState({ photos }: { photos: Photos }) {
  const { t } = useI18n();
  if (photos.failed.length > 0)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={photos.retry}>
            {t('incident.photoRetry')}
          </Button>
        }
      >
        {errorMessage(t, photos.failed[0]?.problem)} {t('incident.photoFailed')}
      </Alert>
    );
  if (photos.sending)
    return (
      <Alert severity="info" role="status">
        {t('incident.photoSending')}
      </Alert>
    );
  if (photos.ids.length === 0) return null;
  return (
    <Alert severity="success" role="status">
      {t('incident.photoKept', { smart_count: photos.ids.length })}
    </Alert>
  );
}
