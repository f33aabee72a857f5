import type { Impact, StrandedBooking } from '@cubby/api';
import { CURRENCIES, isCurrencyCode } from '@cubby/api';
import { fontWeight, plainList, TwoLines } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface ImpactDialogProps {
  impact: Impact;
  /** Returns the address of a booking; without it, bookings are not linked. */
  hrefOf?: ((booking: string) => string) | undefined;
  /** True moves the bookings that can be, false leaves all; null goes back. */
  onAnswer: (moves: boolean | null) => void;
}

/**
 * Lists the bookings a change would strand ("7 bookings, 12 bags"), with the reason and an alternative for each, and
 * asks how to handle them.
 */
export function ImpactDialog({ impact, hrefOf, onAnswer }: ImpactDialogProps) {
  const t = useTranslate();
  const { booking_count: count, movable_count: movable, bag_count: bags } = impact;
  const left = count - movable;
  return (
    <Dialog open onClose={() => onAnswer(null)} fullWidth maxWidth="md" aria-labelledby="impact-title">
      <DialogTitle id="impact-title">
        {t('impact.strands', { smart_count: count, bags: t('impact.bags', { smart_count: bags }) })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box>
          {t('impact.movable', { smart_count: movable })} {movable > 0 && t('impact.move_text')}
        </Box>
        {left > 0 && <Alert severity="warning">{t('impact.stay_behind', { smart_count: left })}</Alert>}
        <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
          {impact.bookings.map((booking) => (
            <Row key={booking.id} booking={booking} impact={impact} hrefOf={hrefOf} />
          ))}
        </Box>
        {count > impact.bookings.length && (
          <Box sx={{ color: 'text.secondary' }}>
            {t('impact.more', { smart_count: count - impact.bookings.length })}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => onAnswer(null)}>{t('impact.back')}</Button>
        <Button variant="outlined" color="secondary" onClick={() => onAnswer(false)}>
          {t('impact.leave')}
        </Button>
        {movable > 0 && (
          <Button variant="contained" onClick={() => onAnswer(true)}>
            {t('impact.move', { smart_count: movable })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface RowProps extends Pick<ImpactDialogProps, 'hrefOf'> {
  impact: Impact;
  booking: StrandedBooking;
}

function Row({ booking, impact, hrefOf }: RowProps) {
  const t = useTranslate();
  const { momentIn, distance, money } = useFormats();
  const { currency_code: code, timezone } = impact;
  const currency = { ccy: code, ccy_minor_in_major: isCurrencyCode(code) ? CURRENCIES[code].minorInMajor : 100 };
  const { nearest } = booking;
  return (
    <Box component="li" sx={row}>
      <TwoLines
        first={
          <>
            {hrefOf ? (
              <Link href={hrefOf(booking.id)} target="_blank" sx={{ fontWeight: fontWeight.strong }}>
                {booking.id}
              </Link>
            ) : (
              <b>{booking.id}</b>
            )}{' '}
            {booking.first_name} {booking.last_name} · {t('stashpoints.bags', { smart_count: booking.bag_count })}
          </>
        }
        second={`${momentIn(booking.dropoff, timezone)} – ${momentIn(booking.pickup, timezone)}`}
      />
      <TwoLines
        first={<b>{t(`impact.reason.${booking.reason}`)}</b>}
        second={
          <>
            {booking.bags_inside > 0 && t('impact.inside')}
            {booking.bags_inside === 0 && !nearest && t('impact.nowhere')}
            {nearest && (
              <>
                → {nearest.name}, {distance(nearest.distance_km)}
                {nearest.refund_amount > 0 &&
                  `, ${t('impact.pays_back', { amount: money(nearest.refund_amount, currency) })}`}
              </>
            )}
          </>
        }
      />
    </Box>
  );
}

const row = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { sm: '1fr 1fr' },
  borderTop: '1px solid',
  borderColor: 'divider',
  pt: 1,
} as const;
