import 'react-image-crop/dist/ReactCrop.css';
import type { Crop } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useMemo, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface CropDialogProps {
  file: File;
  /** Width to height; without it any part can be chosen. */
  aspect?: number;
  busy: boolean;
  onCancel: () => void;
  /** Called with the selection, in the picture's own pixels; null if the browser cannot show the file. */
  onCrop: (crop: Crop | null) => void;
}

/** Crops a picture: the selection is dragged by its edges, or moved by the arrow keys. */
export function CropDialog({ file, aspect, busy, onCancel, onCrop }: CropDialogProps) {
  const t = useTranslate();
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>(WHOLE);
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);

  const begin = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
    aspect && setCrop(centerCrop(makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height), width, height));
  const keep = () => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = image.current ?? {};
    const x = Math.round((crop.x / 100) * width);
    const y = Math.round((crop.y / 100) * height);
    onCrop({
      x,
      y,
      width: Math.min(width - x, Math.round((crop.width / 100) * width)),
      height: Math.min(height - y, Math.round((crop.height / 100) * height)),
    });
  };
  return (
    <Dialog open onClose={busy ? undefined : onCancel} maxWidth="md" aria-labelledby="crop-title">
      <DialogTitle id="crop-title">{t('pictures.crop')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'center' }}>
        <Box sx={{ color: 'text.secondary', justifySelf: 'start' }}>{t('pictures.crop_help')}</Box>
        <ReactCrop
          crop={crop}
          onChange={(_, percent) => setCrop(percent)}
          {...(aspect !== undefined && { aspect })}
          keepSelection
          ariaLabels={{
            cropArea: t('pictures.crop_area'),
            nwDragHandle: t('pictures.handle'),
            nDragHandle: t('pictures.handle'),
            neDragHandle: t('pictures.handle'),
            eDragHandle: t('pictures.handle'),
            seDragHandle: t('pictures.handle'),
            sDragHandle: t('pictures.handle'),
            swDragHandle: t('pictures.handle'),
            wDragHandle: t('pictures.handle'),
          }}
        >
          <img
            ref={image}
            src={address}
            alt={t('pictures.chosen')}
            onLoad={({ currentTarget }) => begin(currentTarget)}
            // The server says why.
            onError={() => onCrop(null)}
            style={{ maxHeight: '60vh', maxWidth: '100%' }}
          />
        </ReactCrop>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onCancel} disabled={busy}>
          {t('console.cancel')}
        </Button>
        <Button variant="contained" loading={busy} onClick={keep}>
          {t('pictures.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };
