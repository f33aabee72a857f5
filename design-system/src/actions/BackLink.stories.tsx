import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './BackLink.tsx';

const meta = {
  component: BackLink,
  args: { href: '/bookings', children: 'Opening hours' },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  globals: { language: 'de' },
  args: { children: 'Alle Gepäckaufbewahrungsmöglichkeiten in der Umgebung' },
};
