import type { ContactEvent, TimelineEvent } from '@cubby/api';
import { colour, tinyArch } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface EventListProps<T> {
  events: readonly T[];
  /** Returns an event as text, with what can be done about it. */
  children: (event: T) => ReactNode;
}

/** Events as a line of dots, latest first. */
export function EventList<T extends ContactEvent | TimelineEvent>({ events, children }: EventListProps<T>) {
  return (
    <Box component="ol" sx={list}>
      {sharesTogether(events)
        .toReversed()
        .map((event) => (
          <Box component="li" key={event.id} sx={row}>
            <Box aria-hidden sx={{ ...dot, background: dotOf(event.kind) }} />
            <Box sx={{ minWidth: 0 }}>{children(event)}</Box>
          </Box>
        ))}
    </Box>
  );
}

const SHARES = ['host_share', 'platform_fee', 'guarantee', 'trees'];

/** Combines the shares booked at the same moment into a single line instead of four. */
function sharesTogether<T extends ContactEvent | TimelineEvent>(events: readonly T[]): T[] {
  const isShare = ({ kind, facts }: T) => kind === 'money' && SHARES.includes(String(facts.entry));
  const keyOf = (event: T) => event.time + ('booking_id' in event ? event.booking_id : '');
  const together = Map.groupBy(events.filter(isShare), keyOf);
  const lines = [...together].flatMap(([key, parts]) => {
    const shares = Object.fromEntries(parts.map(({ facts }) => [facts.entry, facts.amount]));
    return parts
      .slice(0, 1)
      .map((part) => ({ ...part, id: `shares-${key}`, facts: { shares: JSON.stringify(shares) } }));
  });
  const others = events.filter((event) => !isShare(event));
  return [...others, ...lines].sort((one, other) => one.time.localeCompare(other.time));
}

const DOTS: Partial<Record<ContactEvent['kind'], string>> = {
  payment_failed: colour.spark,
  refund_refused: colour.spark,
  dispute: colour.spark,
  incident: colour.spark,
  cancelled: colour.spark,
  custody_refused: colour.spark,
  mail: colour.infoSoft,
  money: colour.highlight,
  message: colour.infoSoft,
  note: colour.landmark,
  staff: colour.landmark,
};

function dotOf(kind: ContactEvent['kind']): string {
  return DOTS[kind] ?? colour.accentBright;
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '6px',
    top: 8,
    bottom: 8,
    width: '2px',
    bgcolor: 'divider',
  },
} as const;

const row = { display: 'grid', gridTemplateColumns: '14px minmax(0, 1fr)', gap: 1.5, position: 'relative' } as const;
const dot = { width: 14, height: 14, mt: 0.5, borderRadius: tinyArch } as const;
