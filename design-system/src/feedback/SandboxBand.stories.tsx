import type { Meta, StoryObj } from '@storybook/react-vite';
import { SandboxBand } from './SandboxBand.tsx';

const meta = {
  component: SandboxBand,
  args: {
    region: 'Sandbox',
    sentences: [
      'This is a sandbox: no bag is really stored.',
      'No money moves.',
      'Mail stays here, where anybody can read it.',
    ],
    outbox: { label: 'Open the outbox', href: '/_outbox' },
  },
} satisfies Meta<typeof SandboxBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyPayments: Story = {
  args: {
    region: 'Testbetrieb',
    sentences: ['Hier wird nur geübt: Kein Gepäck wird wirklich aufbewahrt.', 'Es fließt kein Geld.'],
    outbox: undefined,
  },
};
