import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: Alert,
  args: { severity: 'info', children: 'It closes then. Plan to arrive earlier.' },
  argTypes: { severity: { control: 'select', options: ['info', 'success', 'warning', 'error'] } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Severities: Story = {
  render: (args) => (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert {...args} severity="info" />
      <Alert {...args} severity="success" />
      <Alert {...args} severity="warning" />
      <Alert {...args} severity="error" />
    </Box>
  ),
};
