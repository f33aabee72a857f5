import { colour, radius, textSize } from '@cubby/design-system';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface Photo {
  id: string;
  url: string;
  width: number;
  height: number;
}

/** Photos of one side as thumbnails; each opens at screen size. */
export function IncidentPhotos({ title, pictures }: { title: string; pictures: readonly Photo[] }) {
  const t = useTranslate();
  const [open, setOpen] = useState<Photo | null>(null);
  if (pictures.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box sx={{ fontSize: textSize.small, color: 'text.secondary', mb: 0.5 }}>{title}</Box>
      <Box component="ul" sx={row}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <Box
              component="button"
              type="button"
              aria-label={t('incidents.photo', { number: index + 1 })}
              onClick={() => setOpen(picture)}
              sx={thumb}
            >
              <Box component="img" src={picture.url} alt="" loading="lazy" sx={fill} />
            </Box>
          </li>
        ))}
      </Box>
      {open && (
        <Dialog open onClose={() => setOpen(null)} maxWidth="xl" slotProps={{ paper: { 'aria-label': title } }}>
          <IconButton
            onClick={() => setOpen(null)}
            aria-label={t('ra.action.close')}
            sx={{ position: 'absolute', top: 8, insetInlineEnd: 8, background: colour.surfaceRaised }}
          >
            <CloseRounded />
          </IconButton>
          <Box
            component="img"
            src={open.url}
            alt={title}
            width={open.width}
            height={open.height}
            sx={{ maxWidth: '100%', maxHeight: '85vh', width: 'auto', height: 'auto', objectFit: 'contain' }}
          />
        </Dialog>
      )}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' } as const;
const thumb = {
  p: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  width: 112,
  height: 88,
  cursor: 'zoom-in',
  background: colour.surfaceMuted,
} as const;
const fill = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' } as const;
