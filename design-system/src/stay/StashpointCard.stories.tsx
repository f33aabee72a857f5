import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tabTo } from '../../testing/by-keys.ts';
import { inMoreContrast } from '../../testing/more-contrast.ts';
import { picture } from '../../testing/story-data.ts';
import { StashpointCard } from './StashpointCard.tsx';

const meta = {
  component: StashpointCard,
  args: {
    href: '/luggage-storage/united-kingdom/london/stashpoints/0a1b2c3d4e5f',
    name: 'Copper Kettle Café',
    kind: 'Café near King’s Cross',
    picture,
    rating: 4.8,
    ratingLabel: '4.8 out of 5',
    reviewCountLabel: '(128)',
    newLabel: 'New',
    badges: [
      { label: 'Open late', tone: 'calm' },
      { label: '6 spaces left', tone: 'good' },
    ],
    hours: 'Today 08:00–20:30',
    distance: '350 m away',
    price: '£13.27',
    priceNote: '2 bags, 1 day, fees included',
    locale: 'en-GB',
    onActivate: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StashpointCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: args.name });
    await tabTo(link);
    await expect(link).toHaveAttribute('href', args.href);
    await userEvent.hover(link);
    await expect(args.onActivate).toHaveBeenLastCalledWith(true);
    await userEvent.unhover(link);
    await expect(args.onActivate).toHaveBeenLastCalledWith(false);
  },
};
export const Active: Story = { args: { active: true } };
export const Unavailable: Story = { args: { unavailable: 'Full at this time', badges: [] } };
export const New: Story = { args: { rating: null, badges: [] } };
export const WithoutPicture: Story = { args: { picture: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'smallPhone' } } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const MoreContrast: Story = inMoreContrast('light');
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    name: 'Gepäckaufbewahrungsgesellschaft am Hauptbahnhof Süd',
    kind: 'Lebensmitteleinzelhandelsgeschäft nahe Donaudampfschifffahrtsgesellschaft',
    badges: [{ label: 'Rund um die Uhr geöffnet' }, { label: 'Überdurchschnittlich bewertet', tone: 'warm' }],
    price: '€1,234.56',
    priceNote: '12 Gepäckstücke, 30 Tage, alle Gebühren inbegriffen',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};
