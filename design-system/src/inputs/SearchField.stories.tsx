import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: { label: 'City or country', value: '', onChange: () => undefined },
  render: function Typed(args) {
    const [text, setText] = useState(args.value);
    return <SearchField {...args} value={text} onChange={setText} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 'Lis' } };
export const LongText: Story = {
  args: {
    label: 'Stadt, Land oder Sehenswürdigkeit mit Gepäckaufbewahrung',
    value: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
  },
};
