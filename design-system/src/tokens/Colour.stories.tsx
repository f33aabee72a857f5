import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMode } from '../theme/use-mode.ts';
import { type ColourRole, colour, fontWeight, palette, radius, textSize } from './index.ts';
import { roleUses } from './role-uses.ts';

/** Every role, what it is for and what it is in the mode of the toolbar. */
function Colours() {
  const mode = useMode();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      {(Object.keys(roleUses) as ColourRole[]).map((role) => (
        <Box key={role} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }}>
            <Box sx={{ ...swatch, background: colour[role] }} />
            {role}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: textSize.small, color: colour.textMuted }}>
            {roleUses[role]} <code>{palette[mode][role]}</code>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const swatch = { height: 56, mb: 0.5, border: `1px solid ${colour.line}`, borderRadius: radius.medium };
const columns = 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))';

const meta = { component: Colours } satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {};
export const Dark: Story = { globals: { mode: 'dark' } };
