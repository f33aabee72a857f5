import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tabTo } from '../../testing/by-keys.ts';
import { inMoreContrast } from '../../testing/more-contrast.ts';
import { picture } from '../../testing/story-data.ts';
import { FeatureBadge } from './FeatureBadge.tsx';
import { Rating } from './Rating.tsx';
import { StashpointCard } from './StashpointCard.tsx';

const copperKettle = {
  href: '/luggage-storage/united-kingdom/london/stashpoints/0a1b2c3d4e5f',
  name: 'Copper Kettle Café',
  kind: 'Café near King’s Cross',
  picture,
  hours: 'Today 08:00–20:30',
  distance: '350 m away',
  price: '£13.27',
  priceNote: '2 bags, 1 day, fees included',
};

const meta = {
  component: StashpointCard,
  args: {
    stashpoint: copperKettle,
    rating: <Rating value={4.8} label="4.8 out of 5" countLabel="(128)" />,
    badges: [
      <FeatureBadge key="late" label="Open late" />,
      <FeatureBadge key="left" label="6 spaces left" tone="good" />,
    ],
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

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: args.stashpoint.name });
    await tabTo(link);
    await expect(link).toHaveAttribute('href', args.stashpoint.href);
    await userEvent.hover(link);
    await expect(args.onActivate).toHaveBeenLastCalledWith(true);
    await userEvent.unhover(link);
    await expect(args.onActivate).toHaveBeenLastCalledWith(false);
  },
};
export const Active: Story = { args: { active: true } };
export const Unavailable: Story = {
  args: { stashpoint: { ...copperKettle, unavailable: 'Full at this time' }, badges: [] },
};
export const New: Story = {
  args: { rating: <Rating value={null} label="" emptyLabel="New" />, badges: [] },
};
export const WithoutPicture: Story = { args: { stashpoint: { ...copperKettle, picture: undefined } } };
export const Narrow: Story = { globals: { viewport: { value: 'smallPhone' } } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const MoreContrast: Story = inMoreContrast('light');
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    stashpoint: {
      ...copperKettle,
      name: 'Gepäckaufbewahrungsgesellschaft am Hauptbahnhof Süd',
      kind: 'Lebensmitteleinzelhandelsgeschäft nahe Donaudampfschifffahrtsgesellschaft',
      price: '€1,234.56',
      priceNote: '12 Gepäckstücke, 30 Tage, alle Gebühren inbegriffen',
    },
    badges: [
      <FeatureBadge key="open" label="Rund um die Uhr geöffnet" />,
      <FeatureBadge key="rated" label="Überdurchschnittlich bewertet" tone="warm" />,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};
