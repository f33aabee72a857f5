import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { colour, type Elevation, radius, shadow } from '../tokens/index.ts';
import { elevationUses } from '../tokens/role-uses.ts';
import { Foundation, Named, Part, Rules, Shelf } from './parts.tsx';

function ElevationPage() {
  return (
    <Foundation title="Elevation" lead="Few elements float: those that can be moved, selected or dismissed.">
      <Part title="Heights">
        <Shelf column="15rem">
          {(Object.keys(elevationUses) as Elevation[]).map((name) => (
            <Named key={name} name={`shadow.${name}`} text={elevationUses[name]}>
              <Box
                sx={{
                  height: 112,
                  mb: 2,
                  background: colour.surfaceRaised,
                  border: `1px solid ${colour.line}`,
                  borderRadius: radius.large,
                  boxShadow: shadow[name],
                }}
              />
            </Named>
          ))}
        </Shelf>
      </Part>
      <Part title="Rules">
        <Rules
          rules={[
            'In dark mode a shadow is hardly visible: a raised ground is a shade lighter and has an outline.',
            'Shadows have the colour of the brand, not black, to match the light of the pictures.',
            'Nothing inside a card has a shadow of its own. Divide with a line, group with a muted ground.',
          ]}
        />
      </Part>
    </Foundation>
  );
}

// The page is its own documentation.
const meta = { title: 'Elevation', component: ElevationPage, tags: ['!autodocs'] } satisfies Meta<typeof ElevationPage>;

export default meta;

export const Page: StoryObj<typeof meta> = {};
