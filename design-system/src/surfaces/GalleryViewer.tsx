import Box from '@mui/material/Box';
import { use, useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { visuallyHidden } from '../tokens/index.ts';
import type { GalleryLabels } from './Gallery.tsx';
import { atHost, PictureHost } from './picture-host.ts';
import type { PictureSet } from './picture-set.ts';

interface GalleryViewerProps {
  pictures: readonly PictureSet[];
  /** Index of the first picture shown, from 0. */
  at: number;
  labels: GalleryLabels;
  onClose: () => void;
}

/** Pictures in full screen: swiped, browsed with the arrow keys, zoomed by pinch, double tap or buttons. */
export default function GalleryViewer({ pictures, at, labels, onClose }: GalleryViewerProps) {
  const host = use(PictureHost);
  const [shown, setShown] = useState(at);
  return (
    <Lightbox
      open
      index={at}
      close={onClose}
      slides={pictures.map((picture) => slideOf(picture, host))}
      plugins={[Zoom]}
      on={{ view: ({ index }) => setShown(index) }}
      render={{
        controls: () => (
          <Box role="status" sx={visuallyHidden}>
            {labels.shown(shown + 1, pictures.length)}
          </Box>
        ),
      }}
      // Drawings and sharp photographs can be enlarged beyond their own pixels before grain is visible.
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{
        Lightbox: labels.region,
        'Photo gallery': labels.region,
        Previous: labels.previous,
        Next: labels.next,
        Close: labels.close,
        'Zoom in': labels.zoomIn,
        'Zoom out': labels.zoomOut,
        '{index} of {total}': '{index} / {total}',
      }}
    />
  );
}

/** The widest size in its own shape, and the narrower ones of the same shape for narrower screens. */
function slideOf({ alt_text, sizes }: PictureSet, host: string) {
  const sources = Object.entries(sizes).map(([size, src]) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return { src: atHost(host, src), width, height };
  });
  const widest = sources.reduce((one, other) => (other.width > one.width ? other : one));
  return { ...widest, alt: alt_text };
}
