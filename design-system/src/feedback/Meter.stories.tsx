import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayIn } from '../../testing/by-keys.ts';
import { Meter } from './Meter.tsx';

const meta = {
  component: Meter,
  args: { label: 'Your pass', done: 2, all: 5, text: '2 out of 5' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { done: 0, text: '0 out of 5' } };
export const Complete: Story = {
  args: { done: 5, text: '5 out of 5' },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    const bar = canvas.getByRole('progressbar', { name: say('Your pass') });
    await expect(bar).toHaveAttribute('aria-valuetext', say('5 out of 5'));
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
  },
};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Es fehlen noch Vorname, Nachname, Telefonnummer und Gepäckaufbewahrungsvorlieben',
    text: '2 von 5',
  },
};
