import Box from '@mui/material/Box';
import { colour, font, fontWeight, headingSize, letterSpacing, tabularNumbers, textSize } from '../tokens/index.ts';

interface TrustStripProps {
  label: string;
  facts: readonly { figure: string; text: string }[];
}

/** Live figures of the network, side by side. */
export function TrustStrip({ label, facts }: TrustStripProps) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${facts.length}, 1fr)` },
        gap: { xs: 2.5, md: 4 },
      }}
    >
      {facts.map(({ figure, text }) => (
        <Box
          key={text}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            borderTop: `3px solid ${colour.highlight}`,
            paddingTop: 1.5,
            minWidth: 0,
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: textSize.medium, hyphens: 'auto' }}>
            {text}
          </Box>
          <Box
            component="dd"
            sx={{
              margin: 0,
              fontFamily: font.heading,
              fontWeight: fontWeight.heavy,
              fontSize: headingSize.h2,
              letterSpacing: letterSpacing.figure,
              color: colour.textAccent,
              ...tabularNumbers,
            }}
          >
            {figure}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
