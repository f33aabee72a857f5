import type { Booking } from '@cubby/api';
import { FactList } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PhoneLink } from '../values/PhoneLink.tsx';

/** The traveller, their bags, the times and the place, and how to reach them. */
export function StayFacts({ booking, stashpointHref }: { booking: Booking; stashpointHref: string }) {
  const t = useTranslate();
  const { momentIn, count } = useFormats();
  const { customer, stashpoint } = booking;
  return (
    <FactList
      facts={[
        [
          t('bookings.field.stashpoint'),
          <Link href={stashpointHref} key="stashpoint">
            {stashpoint.name}
          </Link>,
        ],
        [t('bookings.address'), `${stashpoint.address}, ${stashpoint.nearest_city.name}`],
        [t('bookings.field.dropoff'), momentIn(booking.dropoff, stashpoint.timezone)],
        [t('bookings.pickup'), momentIn(booking.pickup, stashpoint.timezone)],
        [t('bookings.zone'), stashpoint.timezone],
        [t('bookings.field.bags'), count(booking.bag_count)],
        [
          t('bookings.sizes'),
          booking.storage_spaces.map(({ size, quantity }) => `${quantity} × ${t(`size.${size}`)}`).join(', '),
        ],
        [t('bookings.field.tags'), booking.booking_tag_numbers?.join(', ') || '–'],
        ...(booking.accessibility_required ? [[t('booking.access'), t('booking.step_free')] as const] : []),
        ...(booking.delegate ? [[t('booking.delegate'), booking.delegate.name] as const] : []),
        [t('bookings.field.customer'), `${customer.first_name} ${customer.last_name}`],
        ...(customer.email
          ? [
              [
                t('bookings.mail'),
                <Link href={`mailto:${customer.email}`} key="mail">
                  {customer.email}
                </Link>,
              ] as const,
            ]
          : []),
        [t('bookings.field.phone'), <PhoneLink number={customer.phone_number} key="phone" />],
      ]}
    />
  );
}
