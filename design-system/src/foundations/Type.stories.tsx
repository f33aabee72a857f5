import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { font, fontWeight, tabularNumbers, textSize, typefaces } from '../tokens/index.ts';
import { Facts, Foundation, Named, Part, Rules, Shelf } from './parts.tsx';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const LONG = 'Gepäckaufbewahrung am Hauptbahnhof';

function TypePage() {
  return (
    <Foundation title="Type" lead="Two self-hosted typefaces: one for attention, one for reading.">
      <Part title="Typefaces">
        <Shelf column="18rem">
          <Named name="font.heading" text={`${typefaces.heading.family}. Headings, figures, PINs.`}>
            <Box sx={{ fontFamily: font.heading, fontSize: textSize.display, fontWeight: fontWeight.bold }}>
              Ag 0129
            </Box>
          </Named>
          <Named name="font.text" text={`${typefaces.text.family}. Everything else.`}>
            <Box sx={{ fontFamily: font.text, fontSize: textSize.display }}>Ag 0129</Box>
          </Named>
        </Shelf>
      </Part>
      <Part
        title="Headings"
        text="They grow with the window and hyphenate, because a German word can be longer than a phone is wide."
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {HEADINGS.map((variant) => (
            <Named key={variant} name={variant}>
              <Typography variant={variant} component="p" lang="de" sx={{ hyphens: 'auto' }}>
                {LONG}
              </Typography>
            </Named>
          ))}
        </Box>
      </Part>
      <Part title="Sizes" text="In rem, so that they follow the reader’s text size.">
        <Facts
          columns={['Token', 'Size', 'Looks like']}
          rows={Object.entries(textSize).map(([name, fontSize]) => [
            <code key={name}>{`textSize.${name}`}</code>,
            fontSize,
            <Box key={fontSize} component="span" sx={{ fontSize }}>
              2 bags
            </Box>,
          ])}
        />
      </Part>
      <Part title="Weights">
        <Shelf>
          {Object.entries(fontWeight).map(([name, weight]) => (
            <Named key={name} name={`fontWeight.${name}`} text={`${weight}`}>
              <Box sx={{ fontWeight: weight, fontSize: textSize.title }}>Bags down</Box>
            </Named>
          ))}
        </Shelf>
      </Part>
      <Part title="Figures" text="Prices and times in columns have digits of equal width.">
        <Box sx={{ ...tabularNumbers, display: 'grid', justifyContent: 'start', textAlign: 'end' }}>
          <span>£11.11</span>
          <span>£8.90</span>
          <span>£104.75</span>
        </Box>
      </Part>
      <Part title="Rules">
        <Rules
          rules={[
            'No text is smaller than textSize.tiny, and no paragraph smaller than textSize.medium.',
            'A line of text is at most 68 characters long.',
            'No capitals and no italics for emphasis: use weight.',
          ]}
        />
      </Part>
    </Foundation>
  );
}

// The page is its own documentation.
const meta = { title: 'Type', component: TypePage, tags: ['!autodocs'] } satisfies Meta<typeof TypePage>;

export default meta;

export const Page: StoryObj<typeof meta> = {};
