import type { Booking, CustodyEvent } from '@cubby/api';
import { fontWeight, Panel, plainList, radius, Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { useCustody } from './use-custody.ts';

/** The chain of custody, as host and staff read it too. Shows nothing where it cannot be loaded. */
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
        <BagPhotos bookingId={booking.id} pass={pass} />
      </Panel>
    </Section>
  );
}

/** Photos of the bags taken at the counter. Most counters take none. */
function BagPhotos({ bookingId, pass }: { bookingId: string; pass: string | null }) {
  const { t } = useI18n();
  const { data } = useApi('listBookingPictures', { params: { id: bookingId }, ...(pass && { query: { pass } }) });
  const photos = data?.filter(({ purpose }) => purpose === 'bag') ?? [];
  if (photos.length === 0) return null;
  return (
    <Box component="ul" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {photos.map(({ id, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <Box component="img" src={url} alt={t('booking.custody.photo')} sx={thumb} />
          </a>
        </li>
      ))}
    </Box>
  );
}

const thumb = { display: 'block', width: 96, height: 96, objectFit: 'cover', borderRadius: radius.medium } as const;
