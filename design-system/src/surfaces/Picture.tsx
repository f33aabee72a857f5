import Box from '@mui/material/Box';
import { use } from 'react';
import { arch, colour, radius, wideArch } from '../tokens/index.ts';
import { atHost, PictureHost } from './picture-host.ts';
import type { PictureSet } from './picture-set.ts';

interface PictureProps {
  picture: PictureSet | undefined;
  /** The box in CSS pixels; it is reserved before the picture loads, so that nothing jumps. */
  width: number;
  height: number;
  frame?: 'arch' | 'wideArch' | 'rounded' | 'none';
  /** Loads the largest picture above the fold at once; all others load when they come near. */
  priority?: boolean;
  /** Hides a picture from screen readers if the text beside it already says the same. */
  decorative?: boolean;
  sizes?: string;
  /** `fixed` is exactly `width` wide, also in a row; `box` fills the box around it, whatever its ratio. */
  fit?: 'width' | 'fixed' | 'box';
}

const FRAMES = { arch, wideArch, rounded: radius.medium, none: 0 } as const;

export function Picture({
  picture,
  width,
  height,
  frame = 'rounded',
  priority = false,
  decorative = false,
  sizes,
  fit = 'width',
}: PictureProps) {
  const host = use(PictureHost);
  const sources = picture ? sourcesOf(picture, width > height, host) : [];
  const fallback = sources.at(-1);
  return (
    <Box
      // A picture may be in a button, which holds no block.
      component="span"
      // Not in `sx`, which would create a class for each picture.
      style={picture?.preview ? { backgroundImage: `url(${picture.preview})` } : undefined}
      sx={{
        display: 'block',
        borderRadius: FRAMES[frame],
        overflow: 'hidden',
        background: `${colour.accentSoft} center / cover no-repeat`,
        flexShrink: 0,
        width: fit === 'fixed' ? `min(100%, ${width}px)` : '100%',
        ...(fit === 'box' ? { height: '100%' } : { aspectRatio: `${width} / ${height}` }),
        '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
      }}
    >
      {picture && fallback && (
        <picture>
          {(['avif', 'webp'] as const).map((type) => (
            <source key={type} type={`image/${type}`} srcSet={srcSet(sources, type)} sizes={sizes ?? `${width}px`} />
          ))}
          <img
            src={fallback.address}
            alt={decorative ? '' : picture.alt_text}
            width={width}
            height={height}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding="async"
            // One that does not arrive, as offline, leaves its frame empty; its text is still read.
            onError={({ currentTarget }) => {
              currentTarget.style.opacity = '0';
            }}
          />
        </picture>
      )}
    </Box>
  );
}

interface Source {
  width: number;
  address: string;
}

/** From narrow to wide. A wide box uses wide pictures if there are any: half of a tall one would be cropped. */
function sourcesOf({ sizes }: PictureSet, wide: boolean, host: string): Source[] {
  const all = Object.entries(sizes).map(([size, address]) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return { width, address: atHost(host, address), wide: width > height };
  });
  const alike = all.filter((source) => source.wide === wide);
  return (alike.length > 0 ? alike : all).sort((a, b) => a.width - b.width);
}

function srcSet(sources: Source[], type: 'avif' | 'webp'): string {
  return sources
    .map(({ width, address }) => `${address.replace(/\.(webp|jpe?g|png|avif)$/, `.${type}`)} ${width}w`)
    .join(', ');
}
