import { colour } from '../tokens/index.ts';

/** The niche of our mark as a marker; its tip marks the position. */
export function Niche() {
  return (
    <svg width="36" height="46" viewBox="0 0 36 46" aria-hidden style={{ display: 'block' }}>
      <path
        d="M18 45 10 34H6a4 4 0 0 1-4-4V17a16 16 0 0 1 32 0v13a4 4 0 0 1-4 4h-4Z"
        fill={colour.emphasis}
        stroke={colour.surfaceRaised}
        strokeWidth="2.5"
      />
      <path d="M11 28V18a7 7 0 0 1 14 0v10Z" fill={colour.surface} />
    </svg>
  );
}
