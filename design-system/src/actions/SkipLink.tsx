import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { colour, layer, radius } from '../tokens/index.ts';

/** Leads past the navigation, and shows only while the keyboard is at it. The first link of a page. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <Link href={href} sx={skipLink}>
      {children}
    </Link>
  );
}

const skipLink = {
  position: 'absolute',
  insetInlineStart: -9999,
  zIndex: layer.skipLink,
  padding: 1.5,
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  '&:focus': { insetInlineStart: 12, top: 12 },
} as const;
