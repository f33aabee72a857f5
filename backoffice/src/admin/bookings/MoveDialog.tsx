import type { Booking } from '@cubby/api';
import { EmptyState, ErrorState, LoadingState, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useInvalidateBooking } from '../../shared/bookings/use-booking.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

/** Moves the bags to another place, chosen from those with space for this stay. */
export function MoveDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidateBooking();
  const [stashpoint, setStashpoint] = useState('');
  const [reason, setReason] = useState('');
  const move = async () => {
    const moved = await api.moveBooking({
      params: { id: booking.id },
      body: { stashpoint_id: stashpoint, ...(reason.trim() && { reason: reason.trim() }) },
    });
    notify('bookings.moved', { type: 'success', messageArgs: { place: moved.stashpoint.name } });
    await invalidate();
  };
  return (
    <FormDialog
      title={t('bookings.move_title', { id: booking.id })}
      confirm={t('bookings.move')}
      disabled={!stashpoint}
      onClose={onClose}
      onConfirm={move}
    >
      <Box>{t('bookings.move_text')}</Box>
      <Stashpoints booking={booking} value={stashpoint} onChange={setStashpoint} />
      <TextField
        label={t('bookings.move_reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        multiline
      />
    </FormDialog>
  );
}

function Stashpoints({
  booking,
  value,
  onChange,
}: {
  booking: Booking;
  value: string;
  onChange: (id: string) => void;
}) {
  const t = useTranslate();
  const { money, distance } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['moves', booking.id],
    queryFn: () => api.listBookingMoves({ params: { id: booking.id } }),
  });
  if (error)
    return (
      <ErrorState
        message={t(keyOfError(error))}
        retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
      />
    );
  if (!data) return <LoadingState label={t('console.loading')} />;
  if (data.length === 0) return <EmptyState title={t('bookings.no_moves')} text={t('bookings.no_moves_text')} />;
  const currency = { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major };
  return (
    <RadioGroup aria-label={t('bookings.move_where')} value={value} onChange={(event) => onChange(event.target.value)}>
      {data.map(({ stashpoint, refund_amount }) => (
        <FormControlLabel
          key={stashpoint.id}
          value={stashpoint.id}
          control={<Radio />}
          label={
            <Box sx={{ py: 0.5 }}>
              <TwoLines
                first={stashpoint.name}
                second={
                  <>
                    {stashpoint.user_distance_km !== null && `${distance(stashpoint.user_distance_km)} · `}
                    {refund_amount > 0
                      ? t('bookings.pays_back', { amount: money(refund_amount, currency) })
                      : t('bookings.costs_the_same')}
                  </>
                }
              />
            </Box>
          }
        />
      ))}
    </RadioGroup>
  );
}
