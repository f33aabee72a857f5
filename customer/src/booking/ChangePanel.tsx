import { BAG_COUNT, type Booking, usualTimes } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { BagStepper, DateTimeRange, lead, Panel } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api, useApi } from '../lib/api/api.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { searchLabels } from '../lib/search-form/search-labels.ts';
import { openTimes } from '../lib/stashpoints/open-times.ts';
import { earliestDropoff, localTime, stayInstants } from '../lib/stay/stay.ts';
import { changedFields } from './changed-fields.ts';
import { Difference } from './Difference.tsx';
import { VoucherNote } from './VoucherNote.tsx';

interface ChangePanelProps {
  booking: Booking;
  onChanged: (booking: Booking) => void;
}

/** Changes the times or the number of bags. An amount due becomes a pending change; a refund is made immediately. */
export function ChangePanel({ booking, onChanged }: ChangePanelProps) {
  const { t, locale } = useI18n();
  const { timezone, id: stashpointId } = booking.stashpoint;
  const [now] = useState(() => serverClock.now());
  const [stay, setStay] = useState(() => ({
    dropoff: localTime(new Date(booking.dropoff), timezone),
    pickup: localTime(new Date(booking.pickup), timezone),
    bags: booking.bag_count,
  }));
  const [areDatesValid, setDatesValid] = useState(true);
  const sending = useSending();
  const { data: stashpoint } = useApi('getStashpoint', { params: { id: stashpointId } });
  const inside = booking.state === 'checked_in';
  const labels = searchLabels(t, stay.bags);
  const changes = changedFields(booking, stayInstants(stay, timezone));

  const changed = Object.keys(changes).length > 0;
  const quote = useApi(
    'quoteChange',
    changed ? { params: { id: booking.id }, body: changes } : null,
    // Requested with every step of a picker: the known price stays until the new one is there.
    { keepPreviousData: true },
  );

  const save = async () => {
    const options = { idempotencyKey: crypto.randomUUID() };
    onChanged(await api.updateBooking({ params: { id: booking.id }, body: changes }, options));
  };
  return (
    <Panel>
      <Typography ref={lead} variant="h4" component="h3">
        {t('booking.change')}
      </Typography>
      <DateTimeRange
        value={stay}
        onChange={(range) => setStay({ ...stay, ...range })}
        minimum={earliestDropoff(timezone, now)}
        {...(stashpoint ? openTimes(stashpoint, stay, { t, locale }) : { times: usualTimes })}
        locale={locale}
        labels={labels}
        dropoffFixed={inside}
        onValidity={setDatesValid}
      />
      {!inside && (
        <BagStepper
          value={stay.bags}
          onChange={(bags) => setStay({ ...stay, bags })}
          minimum={Math.max(BAG_COUNT.minimum, booking.prepaid_bag_count)}
          maximum={BAG_COUNT.maximum}
          labels={{ label: labels.bags, fewer: labels.fewerBags, more: labels.moreBags, value: labels.bagCount }}
        />
      )}
      <VoucherNote booking={booking} />
      <Typography variant="body2" color="textSecondary">
        {t('booking.changeNote')}
      </Typography>
      {/* There before its text, which is heard only then. */}
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {changed && quote.data && !quote.error && <Difference booking={booking} quote={quote.data} />}
      </Box>
      {changed && quote.error && <Alert severity="warning">{errorMessage(t, quote.error)}</Alert>}
      <ErrorNote error={sending.error} />
      <Button
        variant="contained"
        onClick={() => sending.send(save)}
        // Nothing is changed at a price that is not shown yet.
        loading={sending.pending || quote.isLoading}
        disabled={!changed || !areDatesValid || quote.error !== undefined}
      >
        {t('booking.saveChange')}
      </Button>
    </Panel>
  );
}
