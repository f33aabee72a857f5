import { type Booking, CHANGEABLE_STATES } from '@cubby/api';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ExtensionDialog } from './ExtensionDialog.tsx';

/** Offers the traveller a later pick-up. */
export function ExtensionButton({ booking }: { booking: Booking }) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  if (!CHANGEABLE_STATES.includes(booking.state)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('booking.extension.title')} …
      </Button>
      {isAsking && <ExtensionDialog booking={booking} onClose={() => setAsking(false)} />}
    </>
  );
}
