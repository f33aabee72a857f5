import type { CounterBooking, CounterDay } from '@cubby/api';
import { colour, FactList, FeatureBadge, fontWeight, lineHeight, textSize } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PhoneLink } from '../../../shared/values/PhoneLink.tsx';
import { bagsHere, deedsOf, isRefused, opensAt } from '../bookings/when.ts';
import { writePending, writeSpaces, writeTags } from '../bookings/write-bags.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { isProvisional } from '../scan/provisional.ts';

interface BookingFactsProps {
  booking: CounterBooking;
  day: CounterDay;
  now: Date;
  isQueued: boolean;
}

/** The traveller, their bags and times: all that an action needs. */
export function BookingFacts({ booking, day, now, isQueued }: BookingFactsProps) {
  const i18n = useI18n();
  const { t, moment, money } = i18n;
  const { timezone } = day.stashpoint;
  const earliest = opensAt(new Date(booking.dropoff));
  const { total_price_amount: total } = booking;
  const { pending_change: pending } = booking;
  const write = (amount: number) => money(amount, booking.ccy_code, booking.ccy_minor_in_major);
  const sum = total === null ? null : write(total);
  const isPaid = booking.payment_status === 'paid' || booking.payment_status === 'partially_refunded';
  const special = [
    ...(booking.other_tags.length > 0 ? [[t('desk.other_tags'), booking.other_tags.join(', ')] as const] : []),
    ...(booking.delegate_name ? [[t('desk.delegate'), booking.delegate_name] as const] : []),
  ];
  const tags = writeTags(bagsHere(booking), ', ');
  const isWaiting = booking.state === 'confirmed' && !deedsOf(booking, now).takeIn;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FeatureBadge
          label={t(`desk.state_${booking.state}`)}
          tone={booking.state === 'checked_in' ? 'good' : 'calm'}
        />
        {booking.mark !== 'cancelled' && (
          <FeatureBadge
            label={isPaid ? (sum === null ? t('desk.is_paid') : t('desk.paid', { sum })) : t('desk.not_paid')}
            tone={isPaid ? 'good' : 'loud'}
          />
        )}
        {booking.accessibility_required && <FeatureBadge label={t('today.accessible')} tone="warm" />}
        {booking.said_coming_at && booking.state === 'confirmed' && (
          <FeatureBadge label={t('today.said_coming')} tone="warm" />
        )}
        {booking.incident && !isRefused(booking) && (
          <FeatureBadge label={t(`report.${booking.incident.kind}`)} tone="loud" />
        )}
        {booking.mark && <FeatureBadge label={t(`mark.${booking.mark}`)} tone="warm" />}
        {isProvisional(booking) && <FeatureBadge label={t('desk.provisional')} tone="warm" />}
        {isQueued && <FeatureBadge label={t('today.queued')} />}
      </Box>
      <Typography variant="h1" translate="no" sx={name}>
        {booking.first_name} {booking.last_name}
      </Typography>
      <Box sx={{ fontSize: textSize.title, fontWeight: fontWeight.bold }}>{writeSpaces(t, booking)}</Box>
      {tags && <Box sx={{ fontSize: textSize.lead }}>{t('task.tags', { tags })}</Box>}
      <Box component="dl" sx={times}>
        {(['brings_at', 'fetches_at'] as const).map((end) => (
          <div key={end}>
            <Box component="dt" sx={{ color: colour.textMuted }}>
              {t(`desk.${end}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: textSize.lead, fontWeight: fontWeight.bold }}>
              {moment(end === 'brings_at' ? booking.dropoff : booking.pickup, timezone)}
            </Box>
          </div>
        ))}
      </Box>
      {special.length > 0 && <FactList facts={special} />}
      {pending && (
        <Alert severity="warning">
          <AlertTitle>{t('today.pays', { sum: write(pending.amount_due) })}</AlertTitle>
          {writePending(i18n, booking, pending, timezone)}
        </Alert>
      )}
      {isRefused(booking) && (
        <Alert severity="info">
          <AlertTitle>{t('done.refuse')}</AlertTitle>
          {t('refuse.not_moved')}
        </Alert>
      )}
      {booking.mark && <Alert severity="warning">{t(`mark.${booking.mark}_text`)}</Alert>}
      {isWaiting && (
        <Alert severity="info">
          {now < earliest ? t('desk.too_early', { time: moment(earliest.toISOString(), timezone) }) : t('desk.over')}
        </Alert>
      )}
    </>
  );
}

/** The number, PIN, language and phone number of a booking, for the cases in which they are needed. */
export function BookingDetails({ booking }: { booking: CounterBooking }) {
  const { t, languageName } = useI18n();
  const number = (
    <span key="id" translate="no">
      {booking.id}
    </span>
  );
  const pin = (
    <b key="pin" translate="no">
      {booking.pin}
    </b>
  );
  return (
    <FactList
      facts={[
        [t('desk.number'), number],
        ...(isProvisional(booking)
          ? []
          : [
              [t('desk.pin'), pin] as const,
              [t('app.language'), t('desk.speaks', { language: languageName(booking.language) })] as const,
            ]),
        ...(booking.phone_number
          ? [[t('desk.call'), <PhoneLink key="call" number={booking.phone_number} />] as const]
          : []),
      ]}
    />
  );
}

const times = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  m: 0,
} as const;

const name = {
  fontSize: textSize.display,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
} as const;
