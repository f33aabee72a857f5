import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { colour, font, fontWeight, textSize } from './index.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Headings, paragraphs and every size of letters, each written in itself. */
function Type({ sentence }: { sentence: string }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {HEADINGS.map((level) => (
        <Typography key={level} component="p" variant={level}>
          {level}: {sentence}
        </Typography>
      ))}
      {Object.entries(textSize).map(([name, fontSize]) => (
        <Box key={name} sx={{ fontSize, fontFamily: font.text, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          {name}{' '}
          <Box component="span" sx={{ color: colour.textMuted }}>
            {fontSize}
          </Box>
        </Box>
      ))}
      {Object.entries(fontWeight).map(([name, weight]) => (
        <Box key={name} sx={{ fontWeight: weight }}>
          {name}, {weight}
        </Box>
      ))}
    </Box>
  );
}

const meta = { component: Type, args: { sentence: 'A free shelf around the corner' } } satisfies Meta<typeof Type>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {};
