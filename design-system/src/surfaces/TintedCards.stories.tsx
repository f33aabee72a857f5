import LuggageRounded from '@mui/icons-material/LuggageRounded';
import QrCode2Rounded from '@mui/icons-material/QrCode2Rounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TintedCards } from './TintedCards.tsx';

const cards = [
  { title: 'Pick a place', text: 'Shops, hotels and lockers near you.' },
  { title: 'Leave your bags', text: 'Show your pass at the counter.' },
  { title: 'Enjoy the day', text: 'Pick them up when you’re ready.' },
];

const meta = { component: TintedCards, args: { cards } } satisfies Meta<typeof TintedCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const ICONS = [StorefrontRounded, LuggageRounded, QrCode2Rounded];
export const WithIcons: Story = {
  render: (args) => (
    <TintedCards
      cards={args.cards.map((card, index) => ({ ...card, Icon: ICONS[index % ICONS.length] ?? LuggageRounded }))}
    />
  ),
};
/** Two in a row: three and one would leave the last alone. */
export const Four: Story = { args: { cards: [...cards, { title: 'Guarantee', text: 'guarantee for each bag' }] } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    cards: [
      {
        title: 'Gepäckaufbewahrungsmöglichkeiten',
        text: 'Am Donaudampfschifffahrtsgesellschaftskapitänsplatz und an hundert anderen Orten.',
      },
    ],
  },
};
