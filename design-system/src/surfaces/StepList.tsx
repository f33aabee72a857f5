import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { arch, colour, font, fontWeight, plainList, textSize } from '../tokens/index.ts';

interface StepListProps {
  steps: readonly { title: string; text: string }[];
}

const GROUNDS = [colour.warmSoft, colour.highlightSoft, colour.accentSoft] as const;

/** Numbered steps, each number in its own niche. */
export function StepList({ steps }: StepListProps) {
  return (
    <Box
      component="ol"
      sx={{
        ...plainList,
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${steps.length}, minmax(0, 1fr))` },
      }}
    >
      {steps.map(({ title, text }, index) => (
        <Box
          component="li"
          key={title}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '68px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
            gap: 2,
            alignItems: 'start',
            alignContent: 'start',
          }}
        >
          <Box
            aria-hidden
            sx={{
              width: 68,
              height: 76,
              borderRadius: arch,
              background: GROUNDS[index % GROUNDS.length],
              display: 'grid',
              placeItems: 'center',
              fontFamily: font.heading,
              fontWeight: fontWeight.heavy,
              fontSize: textSize.figure,
              color: colour.textAccent,
              paddingTop: 1,
            }}
          >
            {index + 1}
          </Box>
          <Box sx={{ hyphens: 'auto', overflowWrap: 'anywhere' }}>
            <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
