import { addCalendarDays, type Booking, instantOf, localMoment } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { DateField } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addHours } from 'date-fns/addHours';
import { max } from 'date-fns/max';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../records/FormDialog.tsx';
import { useInvalidateBooking } from './use-booking.ts';

/** Proposes a later pick-up on the clock of the place, and shows its price before the traveller is asked. */
export function ExtensionDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const { locale, money, momentIn } = useFormats();
  const invalidate = useInvalidateBooking();
  const { timezone } = booking.stashpoint;
  const [{ date, time }, setWhen] = useState(() => twoHoursOn(booking, serverClock.now()));
  const pickup = date && time ? instantOf(date, time, timezone) : null;
  const isLater = pickup !== null && pickup > new Date(booking.pickup) && pickup > serverClock.now();
  const change = { pickup: pickup?.toISOString() ?? '' };
  const quote = useQuery({
    queryKey: ['booking', booking.id, 'extension', change.pickup],
    queryFn: () => api.quoteChange({ params: { id: booking.id }, body: change }),
    enabled: isLater,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const propose = async () => {
    await api.proposeExtension({ params: { id: booking.id }, body: change });
    notify('booking.extension.proposed', { type: 'success', messageArgs: { name: booking.customer.first_name } });
    await invalidate();
  };
  const due = quote.data?.amount_due ?? 0;
  const sum = money(due, { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major });
  const isKnown = isLater && quote.data !== undefined && !quote.error && !quote.isPlaceholderData;
  return (
    <FormDialog
      title={t('booking.extension.title')}
      confirm={t('booking.extension.propose')}
      disabled={!isKnown}
      onClose={onClose}
      onConfirm={propose}
    >
      <Box>
        {t('booking.extension.agreed', { pickup: momentIn(booking.pickup, timezone) })}{' '}
        {t('booking.extension.text', { name: booking.customer.first_name })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={{ flex: '4 1 8.5rem' }}>
          <DateField
            label={t('booking.extension.day')}
            value={date}
            minimum={localMoment(serverClock.now(), timezone).date}
            locale={locale}
            required
            onChange={(day) => setWhen({ date: day, time })}
          />
        </Box>
        <TextField
          type="time"
          label={t('booking.extension.time')}
          value={time}
          onChange={({ target }) => setWhen({ date, time: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ flex: '3 1 7rem' }}
        />
      </Box>
      <Box role="status">
        {!isLater && <Alert severity="warning">{t('booking.extension.not_later')}</Alert>}
        {isLater && quote.error && <Alert severity="error">{t(keyOfError(quote.error))}</Alert>}
        {isKnown && (
          <Alert severity="success">
            {due > 0 ? t('booking.extension.costs', { due: sum }) : t('booking.extension.free')}
          </Alert>
        )}
      </Box>
    </FormDialog>
  );
}

/** Returns the initial proposal: two hours after the agreed pick-up, or after now if that has passed. */
function twoHoursOn({ pickup, stashpoint }: Booking, now: Date): { date: string; time: string } {
  const later = addHours(max([new Date(pickup), now]), 2);
  const { date, minute } = localMoment(later, stashpoint.timezone);
  const quarter = Math.ceil(minute / 15) * 15;
  const two = (value: number) => String(value).padStart(2, '0');
  return quarter >= 1440
    ? { date: addCalendarDays(date, 1), time: '00:00' }
    : { date, time: `${two(Math.floor(quarter / 60))}:${two(quarter % 60)}` };
}
