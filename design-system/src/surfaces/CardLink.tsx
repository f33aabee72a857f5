import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius } from '../tokens/index.ts';

interface CardLinkProps {
  href: string;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/**
 * The name of a card, which makes the whole card its link: it covers the nearest positioned box. Other controls of the
 * card are on `layer.control`.
 */
export function CardLink({ href, children, sx = [] }: CardLinkProps) {
  return (
    <Link href={href} color="inherit" underline="none" sx={[spread, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
    </Link>
  );
}

const spread = { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.large } } as const;
