import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMode, SampleMail } from './SampleMail.tsx';

const meta = { component: SampleMail, args: { language: 'en', name: 'signInMethod' }, render: inMode } satisfies Meta<
  typeof SampleMail
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignInMethod: Story = { args: { name: 'signInMethod' } };
export const StaffInvitation: Story = { args: { name: 'staffInvitation' } };
export const RightsChanged: Story = { args: { name: 'rightsChanged' } };
export const RightsLost: Story = { args: { name: 'rightsLost' } };
export const ReportedMessage: Story = { args: { name: 'reportedMessage' } };
