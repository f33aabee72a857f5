import Box from '@mui/material/Box';
import { getContrastRatio } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMode } from '../theme/use-mode.ts';
import { type ColourRole, colour, palette, radius } from '../tokens/index.ts';
import { roleUses } from '../tokens/role-uses.ts';
import { Foundation, Named, Part, Rules, Shelf } from './parts.tsx';

const GROUPS: readonly (readonly [title: string, roles: readonly ColourRole[]])[] = [
  ['Grounds', ['surface', 'surfaceRaised', 'surfaceMuted', 'surfaceField', 'mapGround']],
  ['Text and lines', ['text', 'textMuted', 'textAccent', 'line', 'lineField']],
  ['The main action', ['accent', 'accentStrong', 'accentBright', 'accentSoft']],
  ['The brand', ['brand', 'brandRaised', 'lineOnBrand', 'logo']],
  ['Emphasis', ['emphasis', 'emphasisStrong', 'spark', 'highlight', 'highlightBright']],
  ['Quiet grounds', ['highlightSoft', 'warmSoft', 'infoSoft', 'dangerSoft']],
  ['Results', ['success', 'danger', 'info', 'landmark']],
  ['On top', ['focus', 'focusHalo', 'scrim']],
];

const PAIRS: readonly (readonly [text: ColourRole, ground: ColourRole])[] = [
  ['text', 'surface'],
  ['textMuted', 'surfaceRaised'],
  ['onAccent', 'accent'],
  ['onAccentSoft', 'accentSoft'],
  ['onBrand', 'brand'],
  ['onBrandMuted', 'brandRaised'],
  ['onEmphasis', 'emphasis'],
  ['onHighlight', 'highlight'],
  ['onHighlightSoft', 'highlightSoft'],
  ['onWarmSoft', 'warmSoft'],
  ['onSoft', 'infoSoft'],
  ['onDanger', 'danger'],
  ['onDangerSoft', 'dangerSoft'],
  ['onInfo', 'info'],
];

function ColourPage() {
  const mode = useMode();
  return (
    <Foundation title="Colour" lead="A colour is named after its purpose. Its value depends on light or dark mode.">
      <Part title="How to choose">
        <Rules
          rules={[
            'Choose the role for the meaning: danger for failures, never a red because it looks right.',
            'Use an on… colour only on the ground it is named after.',
            'One emphasis on a page: the action that must not be missed. Everything else is accent.',
            'Never convey meaning by colour alone. Add a word, an icon or a shape.',
          ]}
        />
      </Part>
      <Part title="Text on its grounds" text="Measured against WCAG 2.2 in both modes: at least 4.5 to 1.">
        <Shelf column="11rem">
          {PAIRS.map(([text, ground]) => (
            <Named key={text} name={`${text} / ${ground}`}>
              <Box sx={{ background: colour[ground], color: colour[text], borderRadius: radius.medium, p: 2 }}>
                Aa {getContrastRatio(palette[mode][text], palette[mode][ground]).toFixed(1)}
              </Box>
            </Named>
          ))}
        </Shelf>
      </Part>
      {GROUPS.map(([title, roles]) => (
        <Part key={title} title={title}>
          <Shelf column="11rem">
            {roles.map((role) => (
              <Named key={role} name={role} text={roleUses[role]}>
                <Halves role={role} />
              </Named>
            ))}
          </Shelf>
        </Part>
      ))}
    </Foundation>
  );
}

/** Light on the left, dark on the right, in either mode. */
function Halves({ role }: { role: ColourRole }) {
  const edge = `1px solid ${colour.lineField}`;
  return (
    <Box sx={{ display: 'flex', height: 64, borderRadius: radius.medium, overflow: 'hidden', border: edge }}>
      {(['light', 'dark'] as const).map((mode) => (
        <Box key={mode} sx={{ flex: 1, background: palette[mode][role] }} title={`${mode}: ${palette[mode][role]}`} />
      ))}
    </Box>
  );
}

// The page is its own documentation.
const meta = { title: 'Colour', component: ColourPage, tags: ['!autodocs'] } satisfies Meta<typeof ColourPage>;

export default meta;

export const Page: StoryObj<typeof meta> = {};
