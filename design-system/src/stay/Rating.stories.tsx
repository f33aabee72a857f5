import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './Rating.tsx';

const meta = {
  component: Rating,
  args: { value: 4.8, label: '4.8 out of 5', countLabel: '(128)', locale: 'en-GB' },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: null, emptyLabel: 'New' } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: { countLabel: '(zwölfhundert Kundenbewertungen)' },
};
