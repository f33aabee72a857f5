import { type Booking, CHANGEABLE_STATES } from '@cubby/api';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ExtensionDialog } from './ExtensionDialog.tsx';

/** Offers the traveller a later pick-up. */
export function ExtensionButton({ booking }: { booking: Booking }) {
  const t = useTranslate();
  const asks = useAsks();
  const [isAsking, setAsking] = useState(false);
  if (!CHANGEABLE_STATES.includes(booking.state)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {asks(t('booking.extension.title'))}
      </Button>
      {isAsking && <ExtensionDialog booking={booking} onClose={() => setAsking(false)} />}
    </>
  );
}
