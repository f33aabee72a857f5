import type { PictureSet } from '@cubby/api';
import { Picture } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** The place's pictures in arches; on a phone a row that is swiped. */
export function Gallery({ photos, name }: { photos: readonly PictureSet[]; name: string }) {
  const { t } = useI18n();
  if (photos.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('stashpoint.pictures', { place: name })}
      tabIndex={0}
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: { xs: '72%', sm: '38%', md: `minmax(0, ${photos.length > 1 ? '1fr' : '360px'})` },
        gap: 2,
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
        pb: 1,
      }}
    >
      {photos.slice(0, 4).map((photo, index) => (
        <Picture
          key={Object.values(photo.sizes)[0]}
          picture={photo}
          width={500}
          height={460}
          frame="arch"
          priority={index === 0}
          sizes="(min-width: 900px) 380px, 72vw"
          sx={{ scrollSnapAlign: 'start' }}
        />
      ))}
    </Box>
  );
}
