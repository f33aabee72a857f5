import type { Booking } from '@cubby/api';
import { Panel, Section } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { api } from '../lib/api/api.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { PaymentForm } from '../lib/payment/PaymentForm.tsx';
import { dueOf } from '../lib/payment/payment-elements.ts';

interface ProposedPickupProps {
  booking: Booking;
  change: NonNullable<Booking['pending_change']>;
  onDone: (booking: Booking) => void;
  /** Travellers who follow the email's link accept and pay without signing in. */
  pass: string | null;
}

/** A later pick-up proposed by the place: it takes effect once the traveller accepts, or has paid the difference. */
export function ProposedPickup({ booking, change, onDone, pass }: ProposedPickupProps) {
  const { t, money, moment } = useI18n();
  const { send, pending, error } = useSending();
  const { timezone, business_name } = booking.stashpoint;
  const due = money(change.amount_due, booking.ccy_code, booking.ccy_minor_in_major);
  const agree = () =>
    send(async () => {
      const body = pass === null ? {} : { pass };
      onDone(await api.acceptExtension({ params: { id: booking.id }, body }));
    });
  const facts = {
    place: business_name,
    pickup: moment(booking.pickup, timezone),
    later: moment(change.pickup, timezone),
    until: moment(change.hold_expires_at, timezone),
  };
  return (
    <Section title={t('booking.proposed.title')}>
      <Panel>
        <Typography>{t(`booking.proposed.${change.proposed_by === 'staff' ? 'staff' : 'host'}`, facts)}</Typography>
        <Typography>
          {change.amount_due > 0 ? t('booking.proposed.costs', { due }) : t('booking.proposed.free')}{' '}
          {t('booking.proposed.until', facts)}
        </Typography>
        <ErrorNote error={error} />
        {change.amount_due > 0 ? (
          <PaymentForm
            key={change.id}
            bookingId={change.id}
            due={dueOf(booking, change.amount_due)}
            onPaid={onDone}
            pass={pass}
          />
        ) : (
          <Button variant="contained" loading={pending} onClick={() => void agree()} sx={{ justifySelf: 'start' }}>
            {t('booking.proposed.agree')}
          </Button>
        )}
      </Panel>
    </Section>
  );
}
