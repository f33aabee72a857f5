import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Facts, Foundation, Part, Rules, Shelf } from './parts.tsx';

const WHO: readonly (readonly [who: string, need: string, how: string])[] = [
  [
    'Uses the keyboard',
    'Reaches everything, sees where they are',
    'One ring for all, light around dark; Tab order is reading order',
  ],
  ['Hears the page', 'Names, roles, news', 'Words on every button; what changes is announced where it happens'],
  ['Sees little', 'Large letters, strong contrast', 'Text at 200 % leaves no box; 4.5 to 1 in both modes'],
  ['Does not tell red from green', 'More than a colour', 'A word or a shape beside every colour'],
  ['Gets dizzy', 'Stillness', 'Reduced motion arrives at once'],
  ['Has one hand and a suitcase', 'Large targets in reach', '48 pixels, main action at the thumb'],
  ['Reads another language', 'Words they know', 'Six languages, lang on every page'],
];

function AccessibilityPage() {
  return (
    <Foundation
      title="Accessibility"
      lead="Whoever can carry a bag, or has it carried, can book a place for it. We hold ourselves to WCAG 2.2, level AA."
    >
      <Part title="Who is at the other end">
        <Facts columns={['Somebody who …', 'needs', 'and gets']} rows={WHO} />
      </Part>
      <Part title="The ring" text="Go through these with Tab. The ring is the same on every ground.">
        <Shelf column="12rem">
          <Button variant="contained">Book</Button>
          <Button variant="outlined">Later</Button>
          <TextField label="First name" />
          <Link href="#ring" sx={{ alignSelf: 'center', justifySelf: 'start' }}>
            What is covered
          </Link>
        </Shelf>
      </Part>
      <Part title="What each story is tested for">
        <Rules
          rules={[
            'At 320 pixels, in long German and with letters twice as large, nothing leaves its box.',
            'Every text has contrast, in light and in dark.',
            'axe finds nothing.',
            'What is operated is operated by keys alone.',
          ]}
        />
      </Part>
    </Foundation>
  );
}

const meta = { component: AccessibilityPage } satisfies Meta<typeof AccessibilityPage>;

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
