import type { CounterBooking, CounterDay } from '@cubby/api';
import { FactList, FeatureBadge, fontWeight, lineHeight, textSize } from '@cubby/design-system';
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

/** The traveller, their bags and times, their language and phone number. */
export function BookingFacts({ booking, day, now, isQueued }: BookingFactsProps) {
  const i18n = useI18n();
  const { t, moment, money, languageName } = i18n;
  const { timezone } = day.stashpoint;
  const earliest = opensAt(new Date(booking.dropoff));
  const { total_price_amount: total } = booking;
  const { pending_change: pending } = booking;
  const write = (amount: number) => money(amount, booking.ccy_code, booking.ccy_minor_in_major);
  const sum = total === null ? null : write(total);
  const isPaid = booking.payment_status === 'paid' || booking.payment_status === 'partially_refunded';
  const tags = writeTags(bagsHere(booking), ', ');
  const isWaiting = booking.state === 'confirmed' && !deedsOf(booking, now).takeIn;
  const known = isProvisional(booking)
    ? []
    : [
        [
          t('desk.pin'),
          <b key="pin" translate="no">
            {booking.pin}
          </b>,
        ] as const,
        [t('app.language'), t('desk.speaks', { language: languageName(booking.language) })] as const,
      ];
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
      <FactList
        facts={[
          [t('desk.brings_at'), moment(booking.dropoff, timezone)],
          [t('desk.fetches_at'), moment(booking.pickup, timezone)],
          [
            t('desk.number'),
            <span key="id" translate="no">
              {booking.id}
            </span>,
          ],
          ...known,
          ...(booking.phone_number
            ? [[t('desk.call'), <PhoneLink key="call" number={booking.phone_number} />] as const]
            : []),
          ...(booking.other_tags.length > 0 ? [[t('desk.other_tags'), booking.other_tags.join(', ')] as const] : []),
          ...(booking.delegate_name ? [[t('desk.delegate'), booking.delegate_name] as const] : []),
        ]}
      />
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

const name = {
  fontSize: textSize.display,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
} as const;
