import type { PictureSet } from '@cubby/api';
import { Picture, radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** One large picture, with the others as thumbnails below. */
export function Gallery({ photos, height = 320 }: { photos: readonly PictureSet[]; height?: number }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(0);
  if (photos.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('place.no_pictures')}</Box>;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ maxHeight: height, aspectRatio: '4 / 3' }}>
        <Picture picture={photos[chosen]} width={1024} height={768} priority fit="box" />
      </Box>
      {photos.length > 1 && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {photos.map((photo, index) => (
            <ButtonBase
              key={photo.sizes['500x700'] ?? index}
              onClick={() => setChosen(index)}
              aria-label={t('place.picture_of', { position: index + 1, total: photos.length })}
              aria-pressed={index === chosen}
              sx={{
                borderRadius: radius.medium,
                outline: index === chosen ? '3px solid' : 'none',
                outlineColor: 'primary.main',
                outlineOffset: 2,
              }}
            >
              <Picture picture={photo} width={64} height={64} decorative fit="fixed" />
            </ButtonBase>
          ))}
        </Box>
      )}
    </Box>
  );
}
