import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Facts, Foundation, Part, Rules, Shelf } from './parts.tsx';

const WHO: readonly (readonly [who: string, need: string, how: string])[] = [
  [
    'Uses the keyboard',
    'To reach everything and see where they are',
    'One ring for everything, light around dark; Tab order is reading order',
  ],
  [
    'Uses a screen reader',
    'Names, roles, announcements',
    'Text on every button; changes are announced where they happen',
  ],
  ['Has low vision', 'Large text, strong contrast', 'Text at 200% stays inside its box; 4.5 to 1 in both modes'],
  [
    'Has asked their system for more contrast',
    'Text that stands out',
    '7 to 1 in both modes; lines and shapes 4.5 to 1',
  ],
  [
    'Has their system set all colours',
    'To tell actions and states without ours',
    'An edge for every button, a mark for what is chosen, patterns in charts',
  ],
  ['Cannot tell red from green', 'More than a colour', 'A word or a shape beside every colour'],
  ['Gets dizzy', 'Stillness', 'With reduced motion everything appears at once'],
  ['Has one hand and a suitcase', 'Large targets in reach', '48 pixels, main action within reach of the thumb'],
  ['Reads another language', 'Words they know', 'Six languages, lang on every page'],
];

function AccessibilityPage() {
  return (
    <Foundation
      title="Accessibility"
      lead="Anyone who travels with a bag can book a place for it. We meet WCAG 2.2, level AA."
    >
      <Part title="Users and their needs">
        <Facts columns={['User', 'Needs', 'Gets']} rows={WHO} />
      </Part>
      <Part title="The ring" text="Move through these with Tab. The ring is the same on every ground.">
        <Shelf column="12rem">
          <Button variant="contained">Book</Button>
          <Button variant="outlined">Later</Button>
          <TextField label="First name" />
          <Link href="#ring" sx={{ alignSelf: 'center', justifySelf: 'start' }}>
            What is covered
          </Link>
        </Shelf>
      </Part>
      <Part title="Tests of each story">
        <Rules
          rules={[
            'At 320 pixels, in long German and with text twice as large, everything stays inside its box.',
            'Every text has enough contrast, in light and in dark mode.',
            'axe reports no violations.',
            'Every control works by keyboard alone.',
            'In forced colours no action, state or bar is told by its fill only.',
          ]}
        />
      </Part>
    </Foundation>
  );
}

// The page is its own documentation.
const meta = { title: 'Accessibility', component: AccessibilityPage, tags: ['!autodocs'] } satisfies Meta<
  typeof AccessibilityPage
>;

export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const stops = [
      canvas.getByRole('button', { name: 'Book' }),
      canvas.getByRole('button', { name: 'Later' }),
      canvas.getByRole('textbox', { name: 'First name' }),
      canvas.getByRole('link', { name: 'What is covered' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};
