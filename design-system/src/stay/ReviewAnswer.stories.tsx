import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewAnswer } from './ReviewAnswer.tsx';

const meta = {
  component: ReviewAnswer,
  args: {
    heading: 'Reply from the host',
    text: 'Thanks for letting us know. We’ve put up a bigger sign at the door.',
    lang: 'en',
    date: 'March 2026',
  },
} satisfies Meta<typeof ReviewAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    heading: 'Antwort der Gepäckaufbewahrungsstelle',
    text: 'Vielen Dank!\nDas Schließfachbedienungsanleitungsschild hängt jetzt gleich neben der Eingangstür, gut zu lesen auch bei Dunkelheit.',
    lang: 'de',
    date: 'März 2026',
  },
};
