import type { BookingPicture, CustodyEvent } from '@cubby/api';
import { fontWeight, plainList, radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18n } from '../i18n/I18nProvider.tsx';

/** The links of a chain of custody, oldest first. */
export function CustodyList({ events, timezone }: { events: readonly CustodyEvent[]; timezone: string }) {
  const { t, moment } = useI18n();
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
    <Box component="ol" sx={{ ...plainList, display: 'grid', gap: 2 }}>
      {events.map((event) => (
        <li key={event.id}>
          <Typography sx={{ fontWeight: fontWeight.strong }}>{say(event)}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {moment(event.occurred_at, timezone)} · {event.place}
          </Typography>
          {detail(event) && <Typography variant="body2">{detail(event)}</Typography>}
        </li>
      ))}
    </Box>
  );
}

/** Photos of the bags taken at the counter. Most counters take none. */
export function BagPhotos({ pictures }: { pictures: readonly BookingPicture[] }) {
  const { t } = useI18n();
  return <PhotoRow photos={pictures.map(({ id, url }) => ({ id, url, name: t('booking.custody.photo') }))} />;
}

interface PhotoRowProps {
  photos: readonly { id: string; url: string; name: string }[];
}

/** Private photos that open in a tab of their own; nothing without one. */
export function PhotoRow({ photos }: PhotoRowProps) {
  if (photos.length === 0) return null;
  return (
    <Box component="ul" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {photos.map(({ id, url, name }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <Box component="img" src={url} alt={name} sx={thumb} />
          </a>
        </li>
      ))}
    </Box>
  );
}

const thumb = { display: 'block', width: 96, height: 96, objectFit: 'cover', borderRadius: radius.medium } as const;
