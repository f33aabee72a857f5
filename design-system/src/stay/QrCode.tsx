import encodeQR from 'qr';
import { useMemo } from 'react';
import { hue, radius } from '../tokens/index.ts';

/** The empty edge that readers need, in cells (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as a single path: crisp at every size, and available offline. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(value, 'raw', { ecc: 'medium', border: QUIET_ZONE });
    const cells = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: rows.length, path: cells.join('') };
  }, [value]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      // A code is read by its dark and light cells, whatever the system's colours are.
      style={{ display: 'block', width: '100%', borderRadius: radius.small, forcedColorAdjust: 'none' }}
    >
      <rect width={size} height={size} fill={hue.neutral[0]} />
      <path d={path} fill={hue.neutral[900]} />
    </svg>
  );
}
