import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepList } from './StepList.tsx';

const meta = {
  component: StepList,
  args: {
    steps: [
      { title: 'Pick a place', text: 'Shops, hotels and lockers near you.' },
      { title: 'Leave your bags', text: 'Show your pass at the counter.' },
      { title: 'Enjoy the day', text: 'Pick them up when you’re ready.' },
    ],
  },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    steps: [
      { title: 'Gepäckaufbewahrungsstelle auswählen', text: 'Geschäfte, Hotels und Schließfächer in Bahnhofsnähe.' },
      { title: 'Gepäckschein vorzeigen', text: 'Am Tresen genügt der Gepäckschein auf dem Telefon.' },
    ],
  },
};
