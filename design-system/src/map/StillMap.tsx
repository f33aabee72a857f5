import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { colour, MODE_ATTRIBUTE, radius } from '../tokens/index.ts';
import { Niche } from './Niche.tsx';

interface StillMapSource {
  address: string;
  width: number;
  height: number;
}

interface StillMapProps {
  /** The picture by mode and screen width. */
  pictures: Record<'light' | 'dark', { phone: StillMapSource; wide: StillMapSource }>;
  alt: string;
  /** Shows a marker in the middle; the picture of a city has none. */
  marker?: boolean;
  /** The button that replaces the picture with an interactive map; `quiet` beside a more important one. */
  action: { label: string; onClick: () => void; quiet?: boolean };
  /** The interactive map, once it is requested. */
  children?: ReactNode;
}

/** A location as a picture: an interactive map weighs more than the page and is loaded on request. */
export function StillMap({ pictures, alt, marker = false, action, children }: StillMapProps) {
  const { phone, wide } = pictures.light;
  const box = useRef<HTMLDivElement>(null);
  return (
    <Box
      ref={box}
      role="group"
      aria-label={alt}
      tabIndex={-1}
      sx={{
        ...frame,
        aspectRatio: { xs: `${phone.width} / ${phone.height}`, sm: `${wide.width} / ${wide.height}` },
        maxWidth: wide.width,
      }}
    >
      {children || (
        <>
          <StillGround pictures={pictures} alt={alt} />
          {marker && (
            <Box aria-hidden sx={middle}>
              <Niche />
            </Box>
          )}
          <Button
            variant={action.quiet ? 'outlined' : 'contained'}
            onClick={() => {
              // The button gives way to the map.
              box.current?.focus({ preventScroll: true });
              action.onClick();
            }}
            sx={action.quiet ? { ...corner, ...onGround } : corner}
          >
            {action.label}
          </Button>
        </>
      )}
    </Box>
  );
}

/** The picture alone, which fills its box: in place of a map that has not loaded, or cannot be drawn. */
export function StillGround({ pictures, alt }: Pick<StillMapProps, 'pictures' | 'alt'>) {
  return (['light', 'dark'] as const).map((mode) => (
    <Box key={mode} component="picture" sx={shownIn[mode]}>
      <source media="(max-width: 599px)" srcSet={pictures[mode].phone.address} />
      {/* The picture of the other mode is never fetched: it is lazy and not displayed. */}
      <img
        src={pictures[mode].wide.address}
        alt={alt}
        width={pictures[mode].wide.width}
        height={pictures[mode].wide.height}
        loading="lazy"
        decoding="async"
        style={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
      />
    </Box>
  ));
}

const frame = {
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.mapGround,
} as const;

const dark = `[${MODE_ATTRIBUTE}="dark"] &`;
const shownIn = {
  light: { display: 'block', height: '100%', [dark]: { display: 'none' } },
  dark: { display: 'none', height: '100%', [dark]: { display: 'block' } },
} as const;

const corner = { position: 'absolute', insetInlineStart: 12, top: 12 } as const;
const onGround = { '&, &:hover': { background: colour.surfaceRaised } } as const;

const middle = {
  position: 'absolute',
  insetInline: 0,
  top: '50%',
  width: 'fit-content',
  marginInline: 'auto',
  transform: 'translateY(-100%)',
  pointerEvents: 'none',
} as const;
