import type { TimelineEvent } from '@cubby/api';

const SHARES = ['host_share', 'platform_fee', 'guarantee', 'trees'];

/** Combines the shares booked at the same moment into a single line instead of four. */
export function sharesTogether(events: readonly TimelineEvent[]): TimelineEvent[] {
  const isShare = ({ kind, facts }: TimelineEvent) => kind === 'money' && SHARES.includes(String(facts.entry));
  const together = Map.groupBy(events.filter(isShare), ({ time }) => time);
  const lines = [...together].map(([time, parts]): TimelineEvent => {
    const shares = Object.fromEntries(parts.map(({ facts }) => [facts.entry, facts.amount]));
    return { id: `shares-${time}`, time, kind: 'money', facts: { shares: JSON.stringify(shares) } };
  });
  const others = events.filter((event) => !isShare(event));
  return [...others, ...lines].sort((one, other) => one.time.localeCompare(other.time));
}
