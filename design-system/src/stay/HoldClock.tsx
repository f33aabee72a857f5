import HourglassBottomRounded from '@mui/icons-material/HourglassBottomRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { colour, fontWeight, forcedEdge, radius, tabularNumbers, textSize, visuallyHidden } from '../tokens/index.ts';

interface HoldClockProps {
  /** End of the hold, ISO instant. */
  expiresAt: string;
  label: string;
  expiredLabel: string;
  /** The reader's, BCP 47: minutes are written out after the label. */
  locale: string;
  onExpire?: () => void;
  /** More time, offered in the last two minutes. */
  offer?: { label: string; isPending: boolean; onTake: () => void };
  /** The clock it goes by; the device's by default. */
  now?: () => Date;
}

/** Counts down the time for which a space is held during payment. */
export function HoldClock(props: HoldClockProps) {
  // A later end begins anew, and is said as the first one was.
  return <Clock key={props.expiresAt} {...props} />;
}

function Clock({ expiresAt, label, expiredLabel, locale, onExpire, offer, now = deviceTime }: HoldClockProps) {
  const left = useSecondsUntil(expiresAt, now, onExpire);
  const expired = left <= 0;
  const urgent = left <= LAST_SECONDS;
  const offered = urgent && !expired ? offer : undefined;
  const [began] = useState(Math.ceil(left / 60));
  const few = FEW_MINUTES.find((count) => left <= count * 60) ?? began;
  // A region is silent about what it already has when it appears.
  const [hears, setHears] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHears(true), HEARD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box
      role="timer"
      sx={{
        ...forcedEdge,
        display: 'flex',
        flexWrap: offered ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: 1.5,
        borderRadius: radius.medium,
        background: urgent ? colour.warmSoft : colour.highlightSoft,
        color: colour.onSoft,
        px: 1.5,
        py: 1,
        fontWeight: fontWeight.semibold,
      }}
    >
      <HourglassBottomRounded aria-hidden sx={{ color: colour.emphasis }} />
      <Box component="span" aria-hidden sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {expired ? expiredLabel : label}
      </Box>
      {!expired && (
        <Box
          component="span"
          sx={{ marginInlineStart: 'auto', fontSize: textSize.lead, fontWeight: fontWeight.heavy, ...tabularNumbers }}
        >
          {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
        </Box>
      )}
      {offered && (
        <Button variant="outlined" size="small" loading={offered.isPending} onClick={offered.onTake} fullWidth>
          {offered.label}
        </Button>
      )}
      {/* A timer is silent, so this says how long it runs, when time runs short, and when it is over. */}
      <Box component="span" role="status" sx={visuallyHidden}>
        {hears &&
          (expired
            ? expiredLabel
            : [`${label} ${minutesIn(locale).format(few)}`, offered?.label].filter(Boolean).join('. '))}
      </Box>
    </Box>
  );
}

/** The last two minutes. */
const LAST_SECONDS = 120;

/** By then a screen reader knows the region. */
const HEARD_AFTER_MS = 300;

/** Minutes left at which the clock makes an announcement, the fewest first. */
const FEW_MINUTES = [2, 5];

function minutesIn(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
}

function useSecondsUntil(instant: string, now: () => Date, onExpire: (() => void) | undefined): number {
  const [left, setLeft] = useState(() => secondsBetween(now(), instant));
  const readClock = useEffectEvent(now);
  const expire = useEffectEvent(() => onExpire?.());
  useEffect(() => {
    const tick = () => {
      const seconds = secondsBetween(readClock(), instant);
      setLeft(seconds);
      if (seconds <= 0) {
        clearInterval(timer);
        expire();
      }
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}

function secondsBetween(now: Date, instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / 1000));
}

function deviceTime(): Date {
  return new Date();
}
