import Box from '@mui/material/Box';
import { colour, font, fontWeight, hue, letterSpacing, lineHeight, mark } from '../tokens/index.ts';

interface LogoProps {
  /** Turns the word to paper on a dark ground. */
  onDark?: boolean;
  /** Only the niche, without the word. */
  markOnly?: boolean;
  size?: number;
}

/** A niche with a bag in it, and our name. */
export function Logo({ onDark = false, markOnly = false, size = 34 }: LogoProps) {
  return (
    <Box component="span" translate="no" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <LogoMark size={size} onDark={onDark} label={markOnly ? 'Cubby' : undefined} />
      {!markOnly && (
        <Box
          component="span"
          sx={{
            fontFamily: font.heading,
            fontWeight: fontWeight.heavy,
            fontSize: size * 0.74,
            letterSpacing: letterSpacing.mark,
            lineHeight: lineHeight.solid,
            color: onDark ? colour.onBrand : colour.textAccent,
          }}
        >
          cubby
        </Box>
      )}
    </Box>
  );
}

function LogoMark({ size, onDark, label }: { size: number; onDark: boolean; label: string | undefined }) {
  const niche = onDark ? colour.highlight : colour.logo;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${mark.side} ${mark.side}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={mark.niche} fill={niche} />
      <path d={mark.handle.path} fill="none" stroke={hue.neutral[50]} strokeWidth={mark.handle.width} />
      <path d={mark.bag} fill={colour.spark} />
      <path
        d={mark.straps.path}
        stroke={hue.primary[900]}
        strokeWidth={mark.straps.width}
        opacity={mark.straps.opacity}
      />
    </svg>
  );
}
