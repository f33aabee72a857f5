import { type Booking, reportableIncidents, STASHPOINT_FAILURES } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useI18n } from '../../lib/i18n/I18nProvider.tsx';
import { useMinute } from '../../lib/rendering/use-minute.ts';
import { LockedIn } from './LockedIn.tsx';
import { MoveOffers } from './MoveOffers.tsx';
import { PhotoState } from './Proof.tsx';
import { ReportForm } from './ReportForm.tsx';
import { usePhotos } from './use-photos.ts';

interface IncidentSectionProps {
  booking: Booking;
  /** The signed part of the link, for travellers who are not signed in. */
  pass: string | null;
  onChange: (booking: Booking) => void;
  /** Opens the way to cancel; absent for anyone who may not. */
  onCancel?: (() => void) | undefined;
}

/** Reports a closed place: from the report to another place for the bags, or to the host's deadline. */
export function IncidentSection({ booking, pass, onChange, onCancel }: IncidentSectionProps) {
  const { t } = useI18n();
  const now = useMinute();
  const [telling, setTelling] = useState(false);
  const [told, setTold] = useState(false);
  const photos = usePhotos(booking, pass);
  const { incident, state } = booking;
  const stay = { state, dropoff: new Date(booking.dropoff), pickup: new Date(booking.pickup) };
  const kinds = reportableIncidents(stay, now);
  const open = incident && incident.resolved_at === null;

  if (open && incident.respond_by)
    return (
      <>
        <LockedIn incident={incident} respondBy={incident.respond_by} timezone={booking.stashpoint.timezone} />
        <PhotoState photos={photos} />
      </>
    );
  if (open && STASHPOINT_FAILURES.includes(incident.kind) && kinds.includes(incident.kind))
    return (
      <>
        <MoveOffers
          booking={booking}
          kind={incident.kind}
          pass={pass}
          isNew={told}
          onMoved={onChange}
          onCancel={onCancel}
        />
        <PhotoState photos={photos} />
      </>
    );
  return (
    <>
      {incident?.resolution === 'rebooked' && state === 'confirmed' && (
        <Alert severity="success">{t('incident.moved', { place: booking.stashpoint.business_name })}</Alert>
      )}
      {telling ? (
        <ReportForm
          booking={booking}
          kinds={kinds}
          pass={pass}
          photos={photos}
          onReported={(reported) => {
            setTelling(false);
            setTold(true);
            onChange(reported);
          }}
          onCancel={() => setTelling(false)}
        />
      ) : (
        kinds.length > 0 && (
          <Button variant="outlined" color="secondary" onClick={() => setTelling(true)} sx={{ justifySelf: 'start' }}>
            {t(kinds.includes('closed') ? 'incident.open' : 'incident.openAtPickup')}
          </Button>
        )
      )}
    </>
  );
}
