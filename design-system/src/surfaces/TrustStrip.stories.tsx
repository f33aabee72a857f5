import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrustStrip } from './TrustStrip.tsx';

const meta = {
  component: TrustStrip,
  args: {
    label: 'Cubby in numbers',
    facts: [
      { figure: '4.7 / 5', text: 'from 18,204 reviews' },
      { figure: '£2,500', text: 'guarantee for each bag' },
      { figure: '500', text: 'places' },
      { figure: '40', text: 'cities' },
    ],
  },
} satisfies Meta<typeof TrustStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    facts: [
      { figure: '₩4,000,000', text: 'Gepäckversicherungsgarantie je Gepäckstück' },
      { figure: '500', text: 'Gepäckaufbewahrungsstellen' },
    ],
  },
};
