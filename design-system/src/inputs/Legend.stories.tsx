import type { Meta, StoryObj } from '@storybook/react-vite';
import { Legend } from './Legend.tsx';

const meta = {
  component: Legend,
  args: { children: 'Opening hours' },
  render: (args) => (
    <fieldset>
      <Legend {...args} />
      <label>
        08:00 <input type="time" defaultValue="08:00" />
      </label>
    </fieldset>
  ),
} satisfies Meta<typeof Legend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: { children: 'Ausnahmen von den regelmäßigen Öffnungszeiten' },
};
