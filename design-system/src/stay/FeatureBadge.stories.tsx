import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureBadge } from './FeatureBadge.tsx';

const meta = {
  component: FeatureBadge,
  args: { label: 'Step-free' },
} satisfies Meta<typeof FeatureBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Plain: Story = { args: { tone: 'plain' } };
export const Warm: Story = { args: { label: 'Top rated', tone: 'warm' } };
export const Loud: Story = { args: { label: 'Often full', tone: 'loud' } };
export const Dark: Story = { args: { label: '12 spaces left', tone: 'good' }, globals: { mode: 'dark' } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: { label: 'Rund-um-die-Uhr-Gepäckaufbewahrung', tone: 'good' },
};
