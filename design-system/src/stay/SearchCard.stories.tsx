import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { bagsInWords, sayIn, tabTo } from '../../testing/by-keys.ts';
import { inMoreContrast } from '../../testing/more-contrast.ts';
import { fullHours, germanSearchLabels, searchLabels } from '../../testing/story-data.ts';
import { SearchField } from '../inputs/SearchField.tsx';
import { SearchCard } from './SearchCard.tsx';

const meta = {
  component: SearchCard,
  args: {
    stay: { dropoff: '2026-11-21T10:00', pickup: '2026-11-21T17:00' },
    minimum: '2026-11-21T09:00',
    times: fullHours,
    bags: 2,
    labels: searchLabels,
    locale: 'en-GB',
    onStayChange: fn(),
    onBagsChange: fn(),
    onSubmit: fn(),
  },
  render: function Filled(args, { globals }) {
    const [stay, setStay] = useState(args.stay);
    const [bags, setBags] = useState(args.bags);
    const labels = bags === args.bags ? args.labels : { ...args.labels, bagCount: bagsInWords(bags, globals) };
    return (
      <SearchCard {...args} labels={labels} stay={stay} onStayChange={setStay} bags={bags} onBagsChange={setBags} />
    );
  },
} satisfies Meta<typeof SearchCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    await tabTo(canvas.getByLabelText(`${say('Pick-up')}: ${say('time')}`));
    await userEvent.selectOptions(document.activeElement as HTMLElement, '19:00');
    await tabTo(canvas.getByRole('button', { name: say('One more bag') }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(say('3 bags'))).toBeVisible();
    await tabTo(canvas.getByRole('button', { name: say('Find storage') }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Wide: Story = { args: { wide: true } };
export const WideWithStashpoint: Story = {
  args: { wide: true, place: <SearchField label="City or country" value="Lisboa" onChange={fn()} /> },
};
export const Narrow: Story = { globals: { viewport: { value: 'smallPhone' } } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const MoreContrast: Story = inMoreContrast('light');
export const Loading: Story = { args: { pending: true } };
export const Error: Story = { args: { error: 'Pick-up must be at least an hour after drop-off.' } };
export const LongText: Story = { globals: { language: 'de' }, args: { bags: 12, labels: germanSearchLabels } };
