import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { colour, type Elevation, radius, shadow } from '../tokens/index.ts';
import { elevationUses } from '../tokens/role-uses.ts';
import { Foundation, Named, Part, Rules, Shelf } from './parts.tsx';

function ElevationPage() {
  return (
    <Foundation title="Elevation" lead="Few things float. What does, says that it can be moved, chosen or put away.">
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
            'In the dark a shadow hardly shows: a raised ground is a shade lighter, and a line is around it.',
            'A shadow has the colour of pine, not of soot: it belongs to the same light as the pictures.',
            'Nothing inside a card has a shadow of its own. A line divides, a muted ground groups.',
          ]}
        />
      </Part>
    </Foundation>
  );
}

const meta = { component: ElevationPage } satisfies Meta<typeof ElevationPage>;

export default meta;

export const Page: StoryObj<typeof meta> = {};
