import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabTo } from '../../testing/by-keys.ts';
import { cityPicture as picture } from '../../testing/story-data.ts';
import { PlaceCard } from './PlaceCard.tsx';

const meta = {
  component: PlaceCard,
  args: {
    href: '/luggage-storage/united-kingdom/london',
    name: 'London',
    count: '46 places',
    priceFrom: 'from £3.99 a bag',
    picture,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 254 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('link');
    await tabTo(card);
    await expect(card).toHaveAttribute('href', args.href);
  },
};
export const Empty: Story = { args: { count: 'No places yet', priceFrom: undefined, picture: undefined } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    name: 'Frankfurt-Flughafen Fernbahnhof Gepäckausgabehalle',
    count: '46 Gepäckaufbewahrungsstellen',
    priceFrom: 'ab vier Euro je Gepäckstück',
  },
};
