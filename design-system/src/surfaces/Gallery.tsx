import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useRef, useState } from 'react';
import { arch, colour, fontWeight, forcedEdge, layer, radius, tabularNumbers, textSize } from '../tokens/index.ts';
import { Picture } from './Picture.tsx';
import type { PictureSet } from './picture-set.ts';

const Viewer = lazy(() => import('./GalleryViewer.tsx'));

export interface GalleryLabels {
  /** Label of the whole gallery: "Pictures of the café". */
  region: string;
  /** Label of one picture's button: "Picture 2 of 3, enlarge". */
  enlarge: (number: number, count: number) => string;
  /** Says which picture is shown: "Picture 2 of 3". */
  shown: (number: number, count: number) => string;
  previous: string;
  next: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
}

interface GalleryProps {
  pictures: readonly PictureSet[];
  labels: GalleryLabels;
  /** True while only the first picture is known: it is laid out as beside the others. */
  incomplete?: boolean;
}

/** On large screens one big picture and two beside it; the last one covers the rest. */
const SHOWN = 3;

/** A place's pictures: swiped on a phone, laid out on large screens; each opens full screen to be zoomed. */
export function Gallery({ pictures, labels, incomplete = false }: GalleryProps) {
  const [opened, open] = useState<number | null>(null);
  const [passing, pass] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  if (count === 0) return null;
  const noteSwipe = () => {
    const { scrollLeft = 0, scrollWidth = 1 } = row.current ?? {};
    pass(Math.min(count - 1, Math.round((scrollLeft / scrollWidth) * count)));
  };
  return (
    <Box role="group" aria-label={labels.region} sx={{ position: 'relative', minWidth: 0 }}>
      <Box ref={row} onScroll={noteSwipe} sx={rowOf(incomplete ? SHOWN : count)}>
        {pictures.map((picture, index) => (
          <ButtonBase
            key={Object.values(picture.sizes)[0]}
            aria-label={labels.enlarge(index + 1, count)}
            onClick={() => open(index)}
            sx={[
              frame(index),
              index >= SHOWN && { display: { md: 'none' } },
              // The button's name already includes this text.
              index === SHOWN - 1 && count > SHOWN && { '&::after': { ...more, content: `"+${count - SHOWN}"` } },
            ]}
          >
            <Picture
              picture={picture}
              width={1024}
              height={768}
              frame="none"
              priority={index === 0}
              sizes={index === 0 ? '(min-width: 900px) 480px, 88vw' : '(min-width: 900px) 240px, 88vw'}
              fit="box"
            />
          </ButtonBase>
        ))}
      </Box>
      {count > 1 && (
        <Box aria-hidden sx={counter}>
          {passing + 1} / {count}
        </Box>
      )}
      {opened !== null && (
        <Suspense>
          <Viewer pictures={pictures} at={opened} labels={labels} onClose={() => open(null)} />
        </Suspense>
      )}
    </Box>
  );
}

function rowOf(count: number) {
  return {
    display: 'grid',
    gap: { xs: 1.5, md: 1.5 },
    gridAutoFlow: 'column',
    gridAutoColumns: { xs: count > 1 ? '88%' : '100%', md: 'minmax(0, 1fr)' },
    gridTemplateColumns: { md: count > 2 ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'none' },
    gridTemplateRows: { xs: 'min(66vw, 300px)', sm: '320px', md: count > 2 ? '184px 184px' : '380px' },
    overflowX: { xs: 'auto', md: 'visible' },
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    // The first of three or more is as high as the two beside it.
    ...(count > 2 && { '& > :first-of-type': { gridRow: { md: 'span 2' } } }),
  } as const;
}

function frame(index: number) {
  return {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    height: '100%',
    scrollSnapAlign: 'start',
    borderRadius: { xs: radius.large, md: index === 0 ? arch : radius.large },
    '&.Mui-focusVisible': { outline: `3px solid ${colour.focus}`, outlineOffset: -3 },
  } as const;
}

const shade = { ...forcedEdge, background: colour.brand, color: colour.onBrand, fontWeight: fontWeight.bold } as const;

const more = {
  ...shade,
  position: 'absolute',
  inset: 'auto 12px 12px auto',
  padding: '6px 12px',
  borderRadius: radius.pill,
  display: { xs: 'none', md: 'block' },
} as const;

const counter = {
  ...shade,
  ...tabularNumbers,
  position: 'absolute',
  zIndex: layer.control,
  insetInlineStart: 12,
  bottom: 12,
  padding: '4px 12px',
  borderRadius: radius.pill,
  fontSize: textSize.small,
  pointerEvents: 'none',
  display: { md: 'none' },
} as const;
