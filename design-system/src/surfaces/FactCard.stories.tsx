import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactCard } from './FactCard.tsx';
import { FactList } from './FactList.tsx';

const meta = {
  component: FactCard,
  args: {
    title: 'Booking',
    children: (
      <FactList
        facts={[
          ['Drop-off', 'Sat 21 Nov, 10:00'],
          ['Pick-up', 'Sun 22 Nov, 18:00'],
          ['Bags', '2 bags'],
        ]}
      />
    ),
  },
} satisfies Meta<typeof FactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Gepäckaufbewahrungsbedingungen',
    children: <FactList facts={[['Öffnungszeiten an Feiertagen', 'Geschlossen, außer nach Vereinbarung']]} />,
  },
};
