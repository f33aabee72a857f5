import { type Booking, CHANGEABLE_STATES } from '@cubby/api';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ExtensionDialog } from './ExtensionDialog.tsx';
import { MessageDialog } from './MessageDialog.tsx';

const MAILED: readonly Booking['state'][] = ['confirmed', 'checked_in', 'checked_out'];

/** Messages of a place to its traveller: a ready-made email, or the offer of a later pick-up. */
export function TalkButtons({ booking }: { booking: Booking }) {
  const t = useTranslate();
  const [asking, setAsking] = useState<'message' | 'extension' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      {MAILED.includes(booking.state) && (
        <Button variant="outlined" onClick={() => setAsking('message')}>
          {t('booking.message.write')} …
        </Button>
      )}
      {CHANGEABLE_STATES.includes(booking.state) && (
        <Button variant="outlined" onClick={() => setAsking('extension')}>
          {t('booking.extension.title')} …
        </Button>
      )}
      {asking === 'message' && <MessageDialog booking={booking} onClose={close} />}
      {asking === 'extension' && <ExtensionDialog booking={booking} onClose={close} />}
    </>
  );
}
