import type { Booking, TimelineEvent } from '@cubby/api';
import { FactList, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isManager } from '../../../lib/session/own-role.ts';
import { useTimeline } from '../../../shared/bookings/use-booking.ts';
import { Loaded } from '../../../shared/page/Loaded.tsx';

/** The amount the traveller paid, the host's share of it, and refunds with their recipients and reasons. */
export function ShareFacts({ booking }: { booking: Booking }) {
  return <Loaded query={useTimeline(booking.id)}>{(events) => <Sums booking={booking} events={events} />}</Loaded>;
}

function Sums({ booking, events }: { booking: Booking; events: readonly TimelineEvent[] }) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const write = (amount: number) =>
    money(amount, { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major });
  const backs = refundsOf(events);
  const why = ({ time, borneBy }: Refund) => {
    if (borneBy) return t(`booking.refund.${borneBy}`);
    const isCancelled = booking.cancelled_at !== null && Date.parse(booking.cancelled_at) === Date.parse(time);
    return t(isCancelled ? 'booking.refund.cancelled' : 'booking.refund.changed');
  };
  return (
    <>
      <FactList
        facts={[
          [t('bookings.payment'), t(`bookings.payment_status.${booking.payment_status}`)],
          [t('booking.paid'), write(sumOf(events, ['charge', 'charge_credit', 'prepaid']))],
          [t('bookings.field.refunded'), write(0 - sumOf(events, ['refund_card', 'refund_credit']))],
          ...(isManager()
            ? []
            : ([
                [t('booking.share'), write(sumOf(events, ['host_share']))],
                [t('booking.paid_out'), write(0 - sumOf(events, ['payout']))],
              ] as const)),
        ]}
      />
      {backs.length > 0 && (
        <Box
          component="ul"
          aria-label={t('bookings.field.refunded')}
          sx={{ ...plainList, mt: 2, display: 'grid', gap: 1 }}
        >
          {backs.map((refund) => (
            <Box component="li" key={refund.time}>
              <Box>
                {write(refund.amount)} – {why(refund)}
              </Box>
              <Box component="time" dateTime={refund.time} sx={{ color: 'text.secondary', fontSize: textSize.small }}>
                {moment(refund.time)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

function sumOf(events: readonly TimelineEvent[], entries: readonly string[]): number {
  return events
    .filter(({ kind, facts }) => kind === 'money' && entries.includes(String(facts.entry)))
    .reduce((sum, { facts }) => sum + Number(facts.amount), 0);
}

interface Refund {
  time: string;
  amount: number;
  /** The party that bears a refund made by staff beyond the refund policy. */
  borneBy: string | null;
}

/** Combines refunds to card and credit made at the same moment into one. */
function refundsOf(events: readonly TimelineEvent[]): Refund[] {
  const isBack = ({ kind, facts }: TimelineEvent) =>
    kind === 'money' && (facts.entry === 'refund_card' || facts.entry === 'refund_credit');
  return [...Map.groupBy(events.filter(isBack), ({ time }) => time)].map(([time, parts]) => {
    const byStaff = events.find((event) => event.kind === 'staff' && event.time === time && event.facts.borne_by);
    return {
      time,
      amount: -sumOf(parts, ['refund_card', 'refund_credit']),
      borneBy: byStaff ? String(byStaff.facts.borne_by) : null,
    };
  });
}
