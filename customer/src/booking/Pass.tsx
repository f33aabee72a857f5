import type { Booking } from '@cubby/api';
import { BookingPass } from '@cubby/design-system';
import type { ReactNode } from 'react';
import { statusOf } from '../lib/booking/status.ts';
import { useCoverOf } from '../lib/content/use-cover.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { CalendarButton } from './CalendarButton.tsx';

/** The pass to show at the counter, or to open lockers with; its actions, and the times for a calendar. */
export function Pass({ booking, actions }: { booking: Booking; actions: ReactNode }) {
  const { t, moment } = useI18n();
  const cover = useCoverOf(booking);
  const { stashpoint, customer, state, pass } = booking;
  return (
    <BookingPass
      url={pass?.code ?? pass?.url ?? null}
      pin={pass?.pin ?? null}
      bookingId={booking.id}
      traveller={`${customer.first_name} ${customer.last_name}`}
      stashpoint={stashpoint.business_name}
      registered={stashpoint.registered_name ?? null}
      address={stashpoint.address}
      dropoff={moment(booking.dropoff, stashpoint.timezone)}
      pickup={moment(booking.pickup, stashpoint.timezone)}
      bags={t('stay.bagCount', { smart_count: booking.bag_count })}
      note={cover}
      status={statusOf(state, t)}
      lockers={
        pass && booking.locker_codes.length > 0
          ? {
              units: booking.locker_codes.map(({ unit_id, dropoff_code, pickup_code }) => ({
                id: unit_id,
                dropoffCode: dropoff_code,
                pickupCode: pickup_code,
              })),
              labels: {
                list: t('booking.lockers'),
                unit: t('booking.unit'),
                dropoffCode: t('booking.dropoffCode'),
                pickupCode: t('booking.pickupCode'),
                how: t('booking.openLocker'),
              },
            }
          : null
      }
      labels={{
        pass: t('booking.pass'),
        pin: t('booking.pin'),
        name: t('booking.name'),
        dropoff: t('stay.dropoff'),
        pickup: t('stay.pickup'),
        bags: t('stay.bags'),
        booking: t('booking.id'),
        showThis: t('booking.showThis'),
        qr: t('booking.qr'),
        enlarge: t('booking.enlargeCode'),
        close: t('close'),
      }}
      actions={actions}
      more={pass && <CalendarButton booking={booking} url={pass.url} />}
    />
  );
}
