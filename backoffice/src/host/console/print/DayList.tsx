import type { CounterBooking, CounterDay } from '@cubby/api';
import { fontWeight, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { type DayPart, partsOfDay } from './parts-of-day.ts';

const PARTS: readonly DayPart[] = ['coming', 'collecting', 'staying'];

/**
 * A place's day as lines to tick off: readable on sheets and on the roll of a receipt printer. PINs give access to bags, so none
 * is printed.
 */
export function DayList({ day }: { day: CounterDay }) {
  const t = useTranslate();
  const { day: writeDay } = useFormats();
  const parts = partsOfDay(day);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ fontWeight: fontWeight.strong }}>{writeDay(day.date)}</Box>
      {PARTS.map((part) => (
        <Box component="section" key={part} aria-label={t(`booking.day.${part}`)}>
          <Typography component="h3" variant="h3" sx={{ fontSize: textSize.large, mb: 0.5 }}>
            {t(`booking.day.${part}`)} ({parts[part].length})
          </Typography>
          {parts[part].length === 0 ? (
            <Box sx={{ color: 'text.secondary' }}>{t('booking.day.nobody')}</Box>
          ) : (
            <Box component="ul" sx={plainList}>
              {parts[part].map((booking) => (
                <Line key={booking.id} booking={booking} part={part} zone={day.stashpoint.timezone} />
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Line({ booking, part, zone }: { booking: CounterBooking; part: DayPart; zone: string }) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const { id, first_name, last_name, bag_count, storage_spaces, bags } = booking;
  const tags = bags.flatMap(({ tag, checked_out_at }) => (tag && checked_out_at === null ? [tag] : []));
  const sizes = storage_spaces.map(({ size, quantity }) => `${quantity} × ${t(`size.${size}`)}`).join(', ');
  return (
    <Box component="li" sx={line}>
      <Box aria-hidden sx={tick} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: fontWeight.bold }}>
          {first_name} {last_name} · {id}
        </Box>
        <Box>
          {part === 'coming' && `${t('bookings.field.dropoff')}: ${momentIn(booking.dropoff, zone)} · `}
          {`${t('bookings.pickup')}: ${momentIn(booking.pickup, zone)}`}
        </Box>
        <Box>
          {sizes || t('booking.day.bags', { smart_count: bag_count })}
          {tags.length > 0 && ` · ${t('booking.custody.tags', { tags: tags.join(', ') })}`}
          {booking.accessibility_required && ` · ${t('booking.step_free')}`}
        </Box>
      </Box>
    </Box>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: 1.5,
  py: 0.75,
  borderTop: '1px solid',
  borderColor: 'divider',
  breakInside: 'avoid',
  fontSize: textSize.small,
  overflowWrap: 'anywhere',
} as const;
const tick = { width: 16, height: 16, mt: 0.5, border: '2px solid' } as const;
