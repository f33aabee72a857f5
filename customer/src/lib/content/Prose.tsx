import { width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A text of several paragraphs; an empty line divides them. */
export function Prose({ text }: { text: string }) {
  return (
    <Box sx={prose}>
      {text.split('\n\n').map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
    </Box>
  );
}

const prose = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  maxWidth: width.text,
  hyphens: 'auto',
} as const;
