import { hue } from '../tokens/index.ts';

/** A compass with a broken needle, for pages that do not exist. */
export function CompassPicture({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 220 240" width="200" role="img" aria-label={label}>
      <path
        d="M10 220V122C10 54 50 10 110 10s100 44 100 112v98a12 12 0 0 1-12 12H22a12 12 0 0 1-12-12Z"
        fill={hue.primary[700]}
      />
      <circle cx="110" cy="132" r="76" fill={hue.tertiary[400]} />
      <circle cx="110" cy="132" r="62" fill={hue.neutral[50]} />
      <g stroke={hue.neutral[900]} strokeWidth="4" strokeLinecap="round">
        <path d="M110 78v10M110 176v10M56 132h10M154 132h10" />
        <path d="M72 94l5 5M143 165l5 5M72 170l5-5M143 99l5-5" opacity=".45" />
      </g>
      <g transform="rotate(38 110 132)">
        <path d="M110 86l13 46h-26Z" fill={hue.secondary[600]} />
        <path d="M110 178l13-46h-26Z" fill={hue.primary[900]} />
      </g>
      <circle cx="110" cy="132" r="7" fill={hue.neutral[0]} stroke={hue.neutral[900]} strokeWidth="4" />
    </svg>
  );
}
