import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../../testing/story-data.ts';
import { Logo } from '../layout/Logo.tsx';
import { CompassPicture } from '../surfaces/CompassPicture.tsx';
import { Picture } from '../surfaces/Picture.tsx';
import { ShelfIllustration } from '../surfaces/ShelfIllustration.tsx';
import { colour, radius } from '../tokens/index.ts';
import { Foundation, Named, Part, Rules, Shelf } from './parts.tsx';

const FRAMES = [
  ['arch', 'A place or a city in a list: the cubbyhole.'],
  ['wideArch', 'A wide picture at the head of a page.'],
  ['rounded', 'Pictures beside each other, such as the photos of one place.'],
] as const;

function PicturesPage() {
  return (
    <Foundation title="Pictures" lead="A picture of the door helps more than a paragraph about it.">
      <Part title="Frames" text="Space is reserved before a picture loads, so that nothing on the page jumps.">
        <Shelf column="15rem">
          {FRAMES.map(([frame, text]) => (
            <Named key={frame} name={frame} text={text}>
              <Picture picture={picture} width={254} height={frame === 'wideArch' ? 160 : 318} frame={frame} />
            </Named>
          ))}
          <Named name="no picture" text="A quiet ground, until there is a picture.">
            <Picture picture={undefined} width={254} height={318} frame="arch" />
          </Named>
        </Shelf>
      </Part>
      <Part
        title="Illustrations"
        text="Drawn with the paints of the tokens. They keep their colours in dark mode, because a picture is not a surface."
      >
        <Shelf column="18rem">
          <Named name="ShelfIllustration">
            <Box sx={{ background: colour.brand, borderRadius: radius.large, p: 3 }}>
              <ShelfIllustration />
            </Box>
          </Named>
          <Named name="CompassPicture">
            <CompassPicture label="A compass" />
          </Named>
        </Shelf>
      </Part>
      <Part
        title="The mark"
        text="A bag in its niche. On brand bands the niche has the highlight’s colour; elsewhere it follows the mode."
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Logo size={48} />
          <Box sx={{ background: colour.brand, p: 2, borderRadius: radius.medium }}>
            <Logo onDark size={48} />
          </Box>
          <Logo markOnly size={48} />
        </Box>
      </Part>
      <Part title="Rules">
        <Rules
          rules={[
            'Every picture has alt text, unless the text beside it says the same; then its alt text is empty.',
            'Photos show the entrance, the shelf and the counter, in daylight and without faces.',
            'The first picture of a page loads at once, all others when they come near the screen.',
          ]}
        />
      </Part>
    </Foundation>
  );
}

// The page is its own documentation.
const meta = { title: 'Pictures', component: PicturesPage, tags: ['!autodocs'] } satisfies Meta<typeof PicturesPage>;

export default meta;

export const Page: StoryObj<typeof meta> = {};
