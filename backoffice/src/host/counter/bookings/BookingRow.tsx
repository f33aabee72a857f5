import { type CounterBooking, INCIDENT_RESPONSE_MINUTES } from '@cubby/api';
import { colour, FeatureBadge, fontWeight, radius, tabularNumbers, textSize, touchTarget } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useI18n } from '../language/LanguageProvider.tsx';
import { isProvisional } from '../scan/provisional.ts';
import { addresses } from './addresses.ts';
import { bagsHere, dueOf, isRefused, minutesLate } from './when.ts';
import { writeCount, writeSpaces, writeTags } from './write-bags.ts';

interface BookingRowProps {
  booking: CounterBooking;
  timezone: string;
  now: Date;
  /** True if an action on the booking has not been sent to the server yet. */
  isQueued: boolean;
}

/** One expected drop-off or pick-up: its time, name, bags, and anything to know beforehand. */
export function BookingRow({ booking, timezone, now, isQueued }: BookingRowProps) {
  const { t, time, duration, money } = useI18n();
  const { way, at } = dueOf(booking);
  const late = minutesLate(booking, now);
  const here = bagsHere(booking).length;
  const bags = way === 'out' && here > 0 && here < booking.bags.length ? writeCount(t, here) : writeSpaces(t, booking);
  const isOpen = booking.state === 'confirmed' || booking.state === 'checked_in';
  const isOver = !isOpen || isRefused(booking);
  return (
    <Link
      href={addresses.booking(booking.id)}
      color="inherit"
      underline="none"
      sx={{ ...row, ...(late >= LONG ? longOverdue : late > 0 ? overdue : isOver ? over : {}) }}
    >
      <Box sx={clock}>{time(at, timezone)}</Box>
      <Box sx={{ flex: '1 1 9rem', minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box translate="no" sx={name}>
          {booking.first_name} {booking.last_name}
        </Box>
        <Box sx={{ color: colour.textMuted }}>
          {isOpen ? t(way === 'in' ? 'today.brings' : 'today.fetches', { bags }) : t(`desk.state_${booking.state}`)}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, '&:empty': { display: 'none' } }}>
          {late > 0 && (
            <FeatureBadge
              tone="loud"
              label={t(way === 'in' ? 'today.late_in' : 'today.late_out', { minutes: duration(late) })}
            />
          )}
          {isRefused(booking) && <FeatureBadge tone="warm" label={t('done.refuse')} />}
          {booking.incident && !isRefused(booking) && (
            <FeatureBadge tone="loud" label={`${t(`report.${booking.incident.kind}`)} · ${incidentClock()}`} />
          )}
          {booking.accessibility_required && <FeatureBadge tone="warm" label={t('today.accessible')} />}
          {booking.pending_change && (
            <FeatureBadge
              tone="warm"
              label={t('today.pays', {
                sum: money(booking.pending_change.amount_due, booking.ccy_code, booking.ccy_minor_in_major),
              })}
            />
          )}
          {booking.said_coming_at && way === 'in' && <FeatureBadge tone="warm" label={t('today.said_coming')} />}
          {booking.said_collected_at && isOpen && <FeatureBadge tone="warm" label={t('today.said_collected')} />}
          {booking.mark && <FeatureBadge tone="warm" label={t(`mark.${booking.mark}`)} />}
          {isProvisional(booking) && <FeatureBadge tone="warm" label={t('desk.provisional')} />}
          {isQueued && <FeatureBadge label={t('today.queued')} />}
        </Box>
      </Box>
      <Box
        sx={{
          maxWidth: '100%',
          textAlign: 'end',
          ...tabularNumbers,
          color: colour.textMuted,
          fontSize: textSize.small,
        }}
      >
        {writeTags(bagsHere(booking), ' ')}
      </Box>
    </Link>
  );

  function incidentClock(): string {
    const until = booking.incident?.respond_by;
    if (!until) return t('today.report');
    const left = Math.ceil((Date.parse(until) - now.getTime()) / 60_000);
    if (left <= 0) return t('today.respond_over');
    return `${t('today.respond')} ${duration(Math.min(left, INCIDENT_RESPONSE_MINUTES))}`;
  }
}

const row = {
  display: 'flex',
  // With large text the name goes below the time.
  flexWrap: 'wrap',
  columnGap: 1.5,
  alignItems: 'start',
  minHeight: touchTarget + 8,
  px: 1.5,
  py: 1.5,
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.surfaceRaised,
  '&:hover': { borderColor: colour.accentBright },
} as const;

/** Someone is late: the edge of the card says so from afar. */
const overdue = { borderInlineStart: `6px solid ${colour.danger}` } as const;

/** Minutes from which a traveller is unlikely to be just around the corner. */
const LONG = 60;
const longOverdue = { border: `2px solid ${colour.danger}`, borderInlineStart: `12px solid ${colour.danger}` } as const;

/** Nothing is left to do. */
const over = { background: 'none', borderColor: 'transparent', py: 0.75 } as const;

const clock = {
  ...tabularNumbers,
  flex: '0 0 4.2rem',
  fontSize: textSize.lead,
  fontWeight: fontWeight.heavy,
  color: colour.textAccent,
} as const;

const name = { fontSize: textSize.larger, fontWeight: fontWeight.bold, overflowWrap: 'anywhere' } as const;
