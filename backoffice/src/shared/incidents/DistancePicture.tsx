import { colour } from '@cubby/design-system';
import Box from '@mui/material/Box';

interface DistancePictureProps {
  /** In metres. */
  distance: number;
  accuracy: number;
  /** The drawing as text, for screen readers. */
  label: string;
}

/** The width of the drawing, which contains the marker, the phone and its accuracy: to scale, without a direction. */
const WIDTH = 320;
const HEIGHT = 72;
const EDGE = 24;

/** The phone's distance from the marker. Its direction is unknown, so this is a line instead of a map. */
export function DistancePicture({ distance, accuracy, label }: DistancePictureProps) {
  const scale = (WIDTH - 2 * EDGE) / Math.max(distance + accuracy, 1);
  const phone = EDGE + distance * scale;
  const blur = Math.max(accuracy * scale, 3);
  const middle = HEIGHT / 2;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      sx={{ width: '100%', maxWidth: WIDTH, height: 'auto', display: 'block' }}
    >
      <line x1={EDGE} y1={middle} x2={phone} y2={middle} stroke={colour.line} strokeWidth={2} strokeDasharray="4 4" />
      <rect
        x={Math.max(phone - blur, 0)}
        y={middle - 14}
        width={Math.min(phone + blur, WIDTH) - Math.max(phone - blur, 0)}
        height={28}
        rx={14}
        fill={colour.highlightSoft}
        stroke={colour.line}
      />
      <circle cx={phone} cy={middle} r={6} fill={colour.emphasis} />
      <path
        d={`M${EDGE} ${middle + 4} l-9 -15 a10.5 10.5 0 1 1 18 0 z`}
        fill={colour.accent}
        stroke={colour.surfaceRaised}
        strokeWidth={1.5}
      />
    </Box>
  );
}
