import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { colour, layer, radius, visuallyHidden } from '../tokens/index.ts';

/** Skips the navigation; visible only while it has keyboard focus. The first link of a page. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <Link href={href} sx={skipLink}>
      {children}
    </Link>
  );
}

const skipLink = {
  position: 'absolute',
  insetInlineStart: 12,
  top: 12,
  zIndex: layer.skipLink,
  padding: 1.5,
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  '&:not(:focus)': { ...visuallyHidden, padding: 0 },
} as const;
