import Box from '@mui/material/Box';
import { colour, font, fontWeight, hue, letterSpacing, lineHeight } from '../tokens/index.ts';

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
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
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
      viewBox="0 0 40 40"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d="M3 20C3 9 10 2 20 2s17 7 17 18v13a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5Z" fill={niche} />
      <path
        d="M15.5 17v-3.2a2.3 2.3 0 0 1 2.3-2.3h4.4a2.3 2.3 0 0 1 2.3 2.3V17"
        fill="none"
        stroke={hue.paper}
        strokeWidth="2.4"
      />
      <rect x="10.5" y="16.5" width="19" height="15.5" rx="3.6" fill={colour.spark} />
      <path d="M15.7 16.5V32M24.3 16.5V32" stroke={hue.pine900} strokeWidth="2" opacity=".85" />
    </svg>
  );
}
