import { colour, radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useI18n } from '../language/LanguageProvider.tsx';
import { useCamera } from '../scan/use-camera.ts';

/** Scans with the camera until it finds a code. */
export function CameraDialog({ onScan, onClose }: { onScan: (text: string) => void; onClose: () => void }) {
  const { t } = useI18n();
  const [video, state] = useCamera(onScan);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-label={t('desk.scan')}>
      <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
        <Box component="video" ref={video} muted playsInline sx={picture} />
        <Box role="status">{t(`desk.camera_${state}`)}</Box>
        <Button variant="outlined" size="large" onClick={onClose}>
          {t('app.close')}
        </Button>
      </Box>
    </Dialog>
  );
}

const picture = {
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: radius.medium,
  background: colour.surfaceMuted,
} as const;
