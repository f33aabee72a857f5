import { type Booking, CHANGEABLE_STATES } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '../lib/api/api.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Fold } from '../lib/layout/Fold.tsx';
import { DelegatePin } from './DelegatePin.tsx';

interface DelegatePanelProps {
  booking: Booking;
  /** Anyone who holds only the pass sees who may collect, but cannot name a collector. */
  own: boolean;
  onChanged: (booking: Booking) => void;
}

/** A one-time PIN for someone else who collects the bags. */
export function DelegatePanel({ booking, own, onChanged }: DelegatePanelProps) {
  const { t } = useI18n();
  const [name, setName] = useState('');
  const sending = useSending();
  const { delegate } = booking;
  // A locker has no counter: its codes open it for anyone.
  if (booking.locker_codes.length > 0) return null;
  if (!CHANGEABLE_STATES.includes(booking.state) || (!own && !delegate)) return null;

  const save = (next: { name: string } | null) =>
    sending.send(async () => {
      onChanged(await api.updateBooking({ params: { id: booking.id }, body: { delegate: next } }));
      setName('');
    });
  return (
    <Fold title={t('manage.delegate.title')} heading="h2" open={delegate !== null}>
      {delegate?.pin ? (
        <DelegatePin
          booking={booking}
          name={delegate.name}
          pin={delegate.pin}
          pending={sending.pending}
          onRevoke={() => void save(null)}
        />
      ) : delegate ? (
        <Typography>{t('manage.delegate.hidden', { name: delegate.name })}</Typography>
      ) : (
        <>
          <Typography>{t('manage.delegate.text')}</Typography>
          <Box
            component="form"
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim()) void save({ name: name.trim() });
            }}
            sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}
          >
            <TextField
              label={t('manage.delegate.name')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              sx={{ flex: '1 1 200px' }}
              slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
            />
            <Button type="submit" variant="outlined" loading={sending.pending} disabled={!name.trim()}>
              {t('manage.delegate.make')}
            </Button>
          </Box>
        </>
      )}
      <ErrorNote error={sending.error} />
    </Fold>
  );
}
