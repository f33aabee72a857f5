import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fontWeight } from '../tokens/index.ts';

interface PageFaultProps {
  /** The HTTP status, if there is one. */
  code?: number | string;
  title: string;
  text: string;
  picture?: ReactNode;
  /** Links or buttons that lead on from here. */
  children: ReactNode;
}

/** A full page for a missing or broken page: the problem and the next step. */
export function PageFault({ code, title, text, picture, children }: PageFaultProps) {
  return (
    <Box sx={frame}>
      {picture}
      {code !== undefined && (
        <Typography component="p" sx={{ fontWeight: fontWeight.bold, color: 'secondary.main' }}>
          {code}
        </Typography>
      )}
      <Typography variant="h1" sx={{ hyphens: 'auto', maxWidth: '100%' }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '100%', overflowWrap: 'break-word' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  gap: 2,
  px: 3,
  py: 8,
} as const;
