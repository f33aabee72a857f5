import type { Booking } from '@cubby/api';
import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/**
 * A booking on paper, for the shelf: name, times and number of bags. It contains neither PIN nor pass, which give
 * access to bags.
 */
export function BookingSheet({ booking }: { booking: Booking }) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const { customer, stashpoint } = booking;
  const lines = [
    [t('bookings.field.id'), booking.id],
    [t('bookings.field.stashpoint'), stashpoint.business_name],
    [t('bookings.field.dropoff'), momentIn(booking.dropoff, stashpoint.timezone)],
    [t('bookings.pickup'), momentIn(booking.pickup, stashpoint.timezone)],
    [
      t('bookings.field.bags'),
      booking.storage_spaces.map(({ size, quantity }) => `${quantity} × ${t(`size.${size}`)}`).join(', ') ||
        String(booking.bag_count),
    ],
    [t('bookings.field.tags'), booking.booking_tag_numbers?.join(', ') || '–'],
    [t('bookings.field.phone'), customer.phone_number],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2, fontSize: textSize.normal }}>
      <Typography component="p" variant="h1">
        {customer.first_name} {customer.last_name}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {lines.map(([label, value]) => (
          <Box key={label}>
            <Box component="dt" sx={{ fontSize: textSize.small }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
