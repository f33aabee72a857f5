import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { arch, colour, type Elevation, radius, shadow, smallArch, space, spaceUnit, wideArch } from './index.ts';
import { elevationUses } from './role-uses.ts';

const CORNERS = { ...radius, arch, wideArch, smallArch };

/** Corners, shadows and distances. */
function Shapes() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={shelf}>
        {Object.entries(CORNERS).map(([name, borderRadius]) => (
          <Sample key={name} name={name} sx={{ borderRadius, background: colour.accentSoft }} />
        ))}
      </Box>
      <Box sx={shelf}>
        {(Object.keys(elevationUses) as Elevation[]).map((name) => (
          <Sample
            key={name}
            name={`${name}: ${elevationUses[name]}`}
            sx={{ borderRadius: radius.medium, background: colour.surfaceRaised, boxShadow: shadow[name] }}
          />
        ))}
      </Box>
      <Box sx={shelf}>
        {Object.entries(space).map(([name, units]) => (
          <Sample
            key={name}
            name={`${name}, ${units * spaceUnit} px`}
            sx={{ width: units * spaceUnit, background: colour.accent }}
          />
        ))}
      </Box>
    </Box>
  );
}

function Sample({ name, sx }: { name: string; sx: object }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ height: 88, mb: 1, ...sx }} />
      {name}
    </Box>
  );
}

const shelf = { display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))' };

const meta = { component: Shapes } satisfies Meta<typeof Shapes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CornersShadowsDistances: Story = {};
