import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = {
  component: QrCode,
  args: { value: 'https://cubby.example/p/7KQ2M9XA4T', label: 'QR code of your booking' },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { value: `https://cubby.example/account/bookings/7KQ2M9XA4T?pass=${'w'.repeat(80)}` },
};
