import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { arch, breakpoints, colour, layer, radius, space, spaceUnit, touchTarget, width } from '../tokens/index.ts';
import { Facts, Foundation, Named, Part, Rules, Shelf } from './parts.tsx';

const CHANGES: Record<keyof typeof breakpoints, string> = {
  xs: 'A phone: one column, the main action within reach of the thumb.',
  sm: 'A large phone on its side: words beside icons.',
  md: 'A tablet: two columns, the picture beside the words.',
  lg: 'A laptop: the list beside the map.',
  xl: 'A desktop: more space, the same line length.',
};

function SpaceAndLayoutPage() {
  return (
    <Foundation
      title="Space and layout"
      lead="Every distance is a multiple of 8 pixels, and every page is built like a shelf."
    >
      <Part title="Steps">
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {Object.entries(space).map(([name, units]) => (
            <Named key={name} name={`space.${name}`} text={`${units * spaceUnit} pixels`}>
              <Box
                sx={{ width: units * spaceUnit, height: 16, background: colour.accent, borderRadius: radius.tiny }}
              />
            </Named>
          ))}
        </Box>
      </Part>
      <Part title="Corners">
        <Shelf column="9rem">
          {Object.entries({ ...radius, arch }).map(([name, borderRadius]) => (
            <Named key={name} name={name === 'arch' ? name : `radius.${name}`}>
              <Box
                sx={{ height: 88, background: colour.accentSoft, border: `1px solid ${colour.line}`, borderRadius }}
              />
            </Named>
          ))}
        </Shelf>
      </Part>
      <Part title="Window widths">
        <Facts
          columns={['From', 'Pixels', 'Layout']}
          rows={Object.entries(breakpoints).map(([name, from]) => [
            <code key={name}>{name}</code>,
            from,
            CHANGES[name as keyof typeof breakpoints],
          ])}
        />
      </Part>
      <Part title="Widest boxes">
        <Facts
          columns={['Token', 'Width']}
          rows={Object.entries(width).map(([name, widest]) => [<code key={name}>{`width.${name}`}</code>, widest])}
        />
      </Part>
      <Part title="Touch targets" text={`At least ${touchTarget} pixels each way, whatever they look like.`}>
        <Box
          sx={{
            width: touchTarget,
            height: touchTarget,
            border: `1.5px dashed ${colour.lineField}`,
            borderRadius: radius.small,
          }}
        />
      </Part>
      <Part title="Stacking order">
        <Facts
          columns={['Token', 'Level']}
          rows={Object.entries(layer).map(([name, level]) => [<code key={name}>{`layer.${name}`}</code>, level])}
        />
      </Part>
      <Part title="Rules">
        <Rules
          rules={[
            'A page is designed for 320 pixels first; only a map or a wide table scrolls sideways.',
            'Related items are closer to each other than to anything else.',
            'A page’s main action is easy to reach: at the bottom on a phone, at the end of its form on a desktop.',
          ]}
        />
      </Part>
    </Foundation>
  );
}

// The page is its own documentation.
const meta = { title: 'Space and layout', component: SpaceAndLayoutPage, tags: ['!autodocs'] } satisfies Meta<
  typeof SpaceAndLayoutPage
>;

export default meta;

export const Page: StoryObj<typeof meta> = {};
