import type { Meta, StoryObj } from '@storybook/react-vite';
import { TwoLines } from './TwoLines.tsx';

const meta = {
  component: TwoLines,
  args: { first: 'Copper Kettle Café', second: '18 Caledonian Road, London N1 9DU' },
} satisfies Meta<typeof TwoLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLine: Story = { args: { second: null } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    first: 'Gepäckaufbewahrung am Zoologischen Garten',
    second: 'gepaeckaufbewahrung.am.bahnhof.zoologischer.garten@beispiel-unternehmen.test',
  },
};
