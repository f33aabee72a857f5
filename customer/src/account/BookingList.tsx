import type { Booking } from '@cubby/api';
import {
  CardLink,
  ErrorState,
  FeatureBadge,
  fontWeight,
  LoadingState,
  Panel,
  Picture,
  Section,
} from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { statusOf } from '../lib/booking/status.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface BookingListProps {
  title: string;
  emptyText: string;
  bookings: readonly Booking[] | undefined;
  error?: unknown;
  /** The signatures that open bookings without their traveller's session. */
  passes?: ReadonlyMap<string, string | null>;
}

export function BookingList({ title, emptyText, bookings, error, passes }: BookingListProps) {
  const { t } = useI18n();
  return (
    <Section title={title}>
      {error !== undefined && <ErrorState message={errorMessage(t, error)} />}
      {!bookings && error === undefined && <LoadingState label={t('loading')} shape="cards" count={2} />}
      {bookings?.length === 0 && <Typography color="textSecondary">{emptyText}</Typography>}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {bookings?.map((booking) => (
          <BookingItem key={booking.id} booking={booking} pass={passes?.get(booking.id) ?? null} />
        ))}
      </Box>
    </Section>
  );
}

const TONES = { good: 'good', waiting: 'warm', over: 'calm' } as const;

function BookingItem({ booking, pass }: { booking: Booking; pass: string | null }) {
  const { t, paths, moment, money } = useI18n();
  const { stashpoint } = booking;
  const status = statusOf(booking.state, t);
  const next = nextStep(booking);
  return (
    <Panel gap={0.75} opens>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 2 }}>
        <Box sx={{ width: 92 }}>
          <Picture picture={stashpoint.photo ?? undefined} width={124} height={148} frame="arch" decorative />
        </Box>
        <Box sx={{ display: 'grid', gap: 0.75, alignContent: 'start' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
            <FeatureBadge label={status.label} tone={TONES[status.tone]} />
            <span>{stashpoint.nearest_city.name}</span>
          </Box>
          <Typography component="h3" variant="h4" translate="no">
            <CardLink href={paths.booking(booking.id, pass === null ? {} : { pass })}>
              {stashpoint.business_name}
            </CardLink>
          </Typography>
          <Typography color="textSecondary" translate="no">
            {stashpoint.address}
          </Typography>
        </Box>
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {moment(booking.dropoff, stashpoint.timezone)} – {moment(booking.pickup, stashpoint.timezone)}
      </Typography>
      <Typography color="textSecondary">
        {t('stay.bagCount', { smart_count: booking.bag_count })} ·{' '}
        {money(booking.total_price_amount, booking.ccy_code, booking.ccy_minor_in_major)}
      </Typography>
      {next && (
        <Typography sx={{ fontWeight: fontWeight.strong, color: 'primary.main' }}>
          {t(`account.next.${next.step}`, { time: next.at ? moment(next.at, stashpoint.timezone) : '' })}
        </Typography>
      )}
    </Panel>
  );
}

/** Returns what the traveller does next, and by when; null once nothing is left to do. */
function nextStep({ state, hold_expires_at, dropoff, pickup, review }: Booking) {
  if (state === 'held' && hold_expires_at) return { step: 'pay', at: hold_expires_at } as const;
  if (state === 'confirmed') return { step: 'dropOff', at: dropoff } as const;
  if (state === 'checked_in') return { step: 'collect', at: pickup } as const;
  return review.can_review && !review.submitted ? ({ step: 'review', at: null } as const) : null;
}
