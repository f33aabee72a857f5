import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMode, SampleMail } from './SampleMail.tsx';

const meta = { component: SampleMail, args: { language: 'en', name: 'hostWelcome' }, render: inMode } satisfies Meta<
  typeof SampleMail
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HostWelcome: Story = { args: { name: 'hostWelcome' } };
export const NewBooking: Story = { args: { name: 'newBooking' } };
export const ComingBooking: Story = { args: { name: 'comingBooking' } };
export const LostBooking: Story = { args: { name: 'lostBooking' } };
export const ChangedBooking: Story = { args: { name: 'changedBooking' } };
export const InvitedClerk: Story = { args: { name: 'invitedClerk' } };
export const InvitedManager: Story = { args: { name: 'invitedManager' } };
export const StashpointApproved: Story = { args: { name: 'stashpointApproved' } };
export const StashpointRejected: Story = { args: { name: 'stashpointRejected' } };
export const StashpointSentBack: Story = { args: { name: 'stashpointSentBack' } };
export const ProposalAccepted: Story = { args: { name: 'proposalAccepted' } };
export const ProposalRefused: Story = { args: { name: 'proposalRefused' } };
export const PaidOut: Story = { args: { name: 'paidOut' } };
export const Invoice: Story = { args: { name: 'invoice' } };
export const CreditNote: Story = { args: { name: 'creditNote' } };
export const PayoutAccount: Story = { args: { name: 'payoutAccount' } };
export const PayoutAccountAdded: Story = { args: { name: 'payoutAccountAdded' } };
export const PayoutUndone: Story = { args: { name: 'payoutUndone' } };
export const ContactChanged: Story = { args: { name: 'contactChanged' } };
export const PayoutReturned: Story = { args: { name: 'payoutReturned' } };
export const IncidentClosed: Story = { args: { name: 'incidentClosed' } };
export const IncidentRefused: Story = { args: { name: 'incidentRefused' } };
export const IncidentAtPickup: Story = { args: { name: 'incidentAtPickup' } };
export const IncidentUpheld: Story = { args: { name: 'incidentUpheld' } };
export const IncidentDismissed: Story = { args: { name: 'incidentDismissed' } };
export const IncidentUnanswered: Story = { args: { name: 'incidentUnanswered' } };
export const ClaimToHost: Story = { args: { name: 'claimToHost' } };
export const ClaimBorneByHost: Story = { args: { name: 'claimBorneByHost' } };
export const ClaimRefusedToHost: Story = { args: { name: 'claimRefusedToHost' } };
export const HostReviewing: Story = { args: { name: 'hostReviewing' } };
export const HostQuestion: Story = { args: { name: 'hostQuestion' } };
export const HostReminder: Story = { args: { name: 'hostReminder' } };
export const Departed: Story = { args: { name: 'departed' } };
export const Arriving: Story = { args: { name: 'arriving' } };
export const Reassigned: Story = { args: { name: 'reassigned' } };
export const Assigned: Story = { args: { name: 'assigned' } };
export const Unanswered: Story = { args: { name: 'unanswered' } };
