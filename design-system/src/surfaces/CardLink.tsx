import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { radius } from '../tokens/index.ts';

interface CardLinkProps {
  href: string;
  /** Kept in the history's entry of the page it leads to. */
  state?: unknown;
  children: ReactNode;
}

/**
 * The name of a card, which makes the whole card its link: it covers the nearest positioned box. Other controls of the
 * card are on `layer.control`.
 */
export function CardLink({ href, state, children }: CardLinkProps) {
  return (
    <Link href={href} {...(state !== undefined && { state })} color="inherit" underline="none" sx={spread}>
      {children}
    </Link>
  );
}

const spread = { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.large } } as const;
