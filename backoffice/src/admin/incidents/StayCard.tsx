import type { Booking, IncidentDetail } from '@cubby/api';
import { FactCard, FactList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { BookingState } from '../../shared/bookings/BookingState.tsx';
import { MoveDialog } from '../bookings/MoveDialog.tsx';
import { Person } from './Person.tsx';

interface StayCardProps {
  incident: IncidentDetail;
  booking: Booking | undefined;
  /** The amount that the move of a report's booking refunded; null if it was not moved. */
  movedRefund: number | null;
}

/** The booking of a report, with both sides, and a move to another place while it is possible. */
export function StayCard({ incident, booking, movedRefund }: StayCardProps) {
  const t = useTranslate();
  const asks = useAsks();
  const { momentIn, count, money } = useFormats();
  const [isMoving, setMoving] = useState(false);
  const { stashpoint, host, customer, booking_id } = incident;
  const link = <Link href={recordPath('bookings', booking_id)}>{booking_id}</Link>;
  return (
    <FactCard title={t('bookings.stay')}>
      <FactList
        facts={[
          [
            t('incidents.field.booking'),
            <Box key="booking" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {link}
              {booking && <BookingState state={booking.state} />}
            </Box>,
          ],
          ...(booking
            ? ([
                [t('bookings.field.dropoff'), momentIn(booking.dropoff, booking.stashpoint.timezone)],
                [t('bookings.pickup'), momentIn(booking.pickup, booking.stashpoint.timezone)],
                [t('bookings.field.bags'), count(booking.bag_count)],
              ] as const)
            : []),
          [
            t('incidents.field.stashpoint'),
            <Link key="stashpoint" href={recordPath('stashpoints', stashpoint.id)}>
              {stashpoint.name}
            </Link>,
          ],
          ...(booking && booking.stashpoint.id !== stashpoint.id
            ? ([
                [
                  t('incidents.moved_to'),
                  <Link key="now" href={recordPath('stashpoints', booking.stashpoint.id)}>
                    {booking.stashpoint.name}
                  </Link>,
                ],
              ] as const)
            : []),
          ...(booking && movedRefund !== null
            ? ([
                [
                  t('incidents.moved_refund'),
                  money(movedRefund, { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major }),
                ],
              ] as const)
            : []),
          [t('incidents.field.host'), <Person key="host" name={host.name} phone={host.phone_number} />],
          [t('incidents.field.customer'), <Person key="customer" name={customer.name} phone={customer.phone_number} />],
        ]}
      />
      {booking?.state === 'confirmed' && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setMoving(true)}>
          {asks(t('bookings.move'))}
        </Button>
      )}
      {booking && isMoving && <MoveDialog booking={booking} onClose={() => setMoving(false)} />}
    </FactCard>
  );
}
