import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** Links back to the list a record belongs to. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} sx={{ display: 'inline-block', maxWidth: '100%', py: 1.5, hyphens: 'auto' }}>
      ← {children}
    </Link>
  );
}
