import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMode, SampleMail } from './SampleMail.tsx';

const meta = { component: SampleMail, args: { language: 'en', name: 'how_to_find' }, render: inMode } satisfies Meta<
  typeof SampleMail
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HowToFind: Story = { args: { name: 'how_to_find' } };
export const StillComing: Story = { args: { name: 'still_coming' } };
export const BagsHeld: Story = { args: { name: 'bags_held' } };
export const CollectToday: Story = { args: { name: 'collect_today' } };
export const PickupOver: Story = { args: { name: 'pickup_over' } };
export const LeftBehind: Story = { args: { name: 'left_behind' } };
export const LaterPickup: Story = { args: { name: 'laterPickup' } };
export const LaterPickupForNothing: Story = { args: { name: 'laterPickupForNothing' } };
export const NewMessage: Story = { args: { name: 'newMessage' } };
