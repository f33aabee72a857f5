import type { Booking, BookingWarnings } from '@cubby/api';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { RefundDialog } from '../refunds/RefundDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

interface StrandedNoteProps {
  booking: Booking;
  reason: NonNullable<BookingWarnings['stranded']>;
}

/** Says why a place can't serve a booking, and leads to another place; bags in storage cannot be moved by us. */
export function StrandedNote({ booking, reason }: StrandedNoteProps) {
  const t = useTranslate();
  const asks = useAsks();
  const { may } = useScopes();
  const [asking, setAsking] = useState<'move' | 'refund' | null>(null);
  const close = () => setAsking(null);
  const isMovable = booking.state === 'confirmed';
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{t(`bookings.stranded.${reason}`, { place: booking.stashpoint.name })}</AlertTitle>
      {t(isMovable ? 'bookings.stranded.text' : 'bookings.stranded.inside')}
      {isMovable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button variant="contained" onClick={() => setAsking('move')}>
            {asks(t('bookings.stranded.move'))}
          </Button>
          {may('money:all') && booking.post_refund_price > 0 && (
            <Button variant="outlined" onClick={() => setAsking('refund')}>
              {asks(t('bookings.refund'))}
            </Button>
          )}
        </Box>
      )}
      {asking === 'move' && <MoveDialog booking={booking} onClose={close} />}
      {asking === 'refund' && <RefundDialog booking={booking} onClose={close} />}
    </Alert>
  );
}
