import { hue } from '../tokens/index.ts';

/** Our shelf: four niches, three with bags in them, one free for yours. */
export function ShelfIllustration() {
  return (
    <svg viewBox="0 0 440 420" width="100%" aria-hidden style={{ display: 'block' }}>
      <Niche x={14} y={10} fill={hue.secondary[100]}>
        <path
          d="M84 84V64a10 10 0 0 1 10-10h18a10 10 0 0 1 10 10v20"
          fill="none"
          stroke={hue.neutral[900]}
          strokeWidth="6"
        />
        <rect x="58" y="82" width="90" height="92" rx="14" fill={hue.secondary[500]} />
        <path d="M80 82v92M126 82v92" stroke={hue.secondary[600]} strokeWidth="7" />
        <rect x="94" y="112" width="18" height="14" rx="3" fill={hue.tertiary[400]} />
      </Niche>
      <Niche x={226} y={10} fill={hue.tertiary[400]}>
        <path d="M88 66q15-24 30 0" fill="none" stroke={hue.primary[900]} strokeWidth="6" />
        <path d="M56 174V104c0-26 18-42 47-42s47 16 47 42v70Z" fill={hue.primary[700]} />
        <path d="M72 174v-38a10 10 0 0 1 10-10h42a10 10 0 0 1 10 10v38Z" fill={hue.primary[500]} />
        <path d="M72 146h62" stroke={hue.primary[900]} strokeWidth="5" />
        <rect x="96" y="140" width="14" height="14" rx="3" fill={hue.tertiary[100]} />
      </Niche>
      <Niche x={14} y={216} fill={hue.info[200]}>
        <path d="M70 112q33-52 66 0" fill="none" stroke={hue.quaternary[700]} strokeWidth="8" />
        <path d="M34 174q-6-64 26-68h86q32 4 26 68Z" fill={hue.quaternary[700]} />
        <path d="M66 106v68M140 106v68" stroke={hue.secondary[100]} strokeWidth="6" opacity=".75" />
      </Niche>
      <Niche x={226} y={216} fill={hue.primary[500]}>
        <path d="M104 60v26" stroke={hue.neutral[50]} strokeWidth="4" />
        <path d="M84 152v-36c0-16 8-26 20-26s20 10 20 26v36Z" fill={hue.neutral[50]} />
        <circle cx="104" cy="110" r="5" fill={hue.primary[500]} />
        <path d="M94 126h20M94 137h13" stroke={hue.secondary[500]} strokeWidth="5" strokeLinecap="round" />
      </Niche>
    </svg>
  );
}

function Niche({ x, y, fill, children }: { x: number; y: number; fill: string; children: React.ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 186V96C0 34 42 0 100 0s100 34 100 96v90a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z" fill={fill} />
      <path d="M0 174h200v12a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z" fill={hue.primary[900]} opacity=".18" />
      {children}
    </g>
  );
}
