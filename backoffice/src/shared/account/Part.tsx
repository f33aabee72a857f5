import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One sign-in method, as a section of the card. */
export function Part({ title, text, children }: PartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box>
        <Typography id={id} variant="h3">
          {title}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>{text}</Box>
      </Box>
      {children}
    </Box>
  );
}
