import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { colour, duration, radius, transition } from '../tokens/index.ts';
import { Foundation, Named, Part, Rules } from './parts.tsx';

const USES: Record<keyof typeof duration, string> = {
  quick: 'Responds to a touch: a border, a ground under the pointer.',
  gentle: 'Moves the element in view: a sheet, a menu, a selected card.',
  slow: 'Pictures.',
};

function MotionPage() {
  const [isOver, setOver] = useState(false);
  return (
    <Foundation title="Motion" lead="Motion shows where something came from, and never delays the user.">
      <Part title="Speeds">
        <Button variant="outlined" aria-pressed={isOver} onClick={() => setOver(!isOver)}>
          Move the bags
        </Button>
        <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
          {Object.entries(duration).map(([name, milliseconds]) => (
            <Named key={name} name={`duration.${name}, ${milliseconds} ms`} text={USES[name as keyof typeof duration]}>
              <Box sx={{ background: colour.surfaceMuted, borderRadius: radius.pill, p: 0.5 }}>
                <Box
                  data-testid={name}
                  sx={{
                    width: 32,
                    height: 32,
                    borderRadius: radius.pill,
                    background: colour.spark,
                    marginInlineStart: isOver ? 'calc(100% - 32px)' : 0,
                    transition: transition(name as keyof typeof duration, 'margin-inline-start'),
                  }}
                />
              </Box>
            </Named>
          ))}
        </Box>
      </Part>
      <Part title="Reduced motion" text="Choose “Reduced motion” in the toolbar: everything appears at once.">
        <Rules
          rules={[
            'Nothing is conveyed by motion alone.',
            'Nothing moves automatically for longer than 5 seconds, and nothing blinks.',
            'Loading is announced in words, not only by a spinner.',
          ]}
        />
      </Part>
    </Foundation>
  );
}

// The page is its own documentation.
const meta = { title: 'Motion', component: MotionPage, tags: ['!autodocs'] } satisfies Meta<typeof MotionPage>;

export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move the bags' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
