import type { Booking, CustodyEvent } from '@cubby/api';
import { fontWeight, Panel, plainList, Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { useCustody } from './use-custody.ts';

/** Who had the bags when, as host and staff read it too. Nothing is shown where it cannot be had. */
export function Custody({ booking, pass }: { booking: Booking; pass: string | null }) {
  const { t, moment } = useI18n();
  const { data } = useCustody(booking.id, pass);
  if (!data || data.length === 0) return null;
  const say = ({ kind, bags, bag_count_after }: CustodyEvent) =>
    t(`booking.custody.${kind}`, { smart_count: kind === 'bags_corrected' ? (bag_count_after ?? 0) : bags.length });
  const detail = ({ bags, collector }: CustodyEvent) => {
    const tags = bags.flatMap(({ tag }) => tag ?? []);
    return [
      ...(tags.length > 0 ? [t('booking.custody.tags', { tags: tags.join(', ') })] : []),
      ...(collector ? [t('booking.custody.collector', { name: collector })] : []),
    ].join(' · ');
  };
  return (
    <Section title={t('booking.custody.title')}>
      <Panel>
        <Box component="ol" sx={{ ...plainList, display: 'grid', gap: 2 }}>
          {data.map((event) => (
            <li key={event.id}>
              <Typography sx={{ fontWeight: fontWeight.strong }}>{say(event)}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {moment(event.occurred_at, booking.stashpoint.timezone)} · {event.place}
              </Typography>
              {detail(event) && <Typography variant="body2">{detail(event)}</Typography>}
            </li>
          ))}
        </Box>
      </Panel>
    </Section>
  );
}
