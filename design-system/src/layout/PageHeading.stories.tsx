import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeading } from './PageHeading.tsx';

const meta = {
  component: PageHeading,
  args: {
    overline: 'United Kingdom',
    title: 'Luggage storage in London',
    intro: '46 places from £3.99 a bag, each covered up to £2,500.',
  },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { overline: '', intro: null } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    overline: 'Vereinigtes Königreich',
    title: 'Gepäckaufbewahrungsmöglichkeiten in Frankfurt-Sachsenhausen',
    intro: 'Hundertzwanzig Gepäckaufbewahrungsstellen in Bahnhofsnähe.',
  },
};
