import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMode, SampleMail } from './SampleMail.tsx';

const meta = { component: SampleMail, args: { language: 'en', name: 'code' }, render: inMode } satisfies Meta<
  typeof SampleMail
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = { args: { name: 'code' } };
export const RecoveryCode: Story = { args: { name: 'recoveryCode' } };
export const PasswordChanged: Story = { args: { name: 'passwordChanged' } };
export const AddressCode: Story = { args: { name: 'addressCode' } };
export const ProofCode: Story = { args: { name: 'proofCode' } };
export const SignInLink: Story = { args: { name: 'signInLink' } };
export const RecoveryLink: Story = { args: { name: 'recoveryLink' } };
export const AddressLink: Story = { args: { name: 'addressLink' } };
export const AddressTaken: Story = { args: { name: 'addressTaken' } };
export const AddressChanged: Story = { args: { name: 'addressChanged' } };
export const Confirmed: Story = { args: { name: 'confirmed' } };
export const ConfirmedLockers: Story = { args: { name: 'confirmedLockers' } };
export const Changed: Story = { args: { name: 'changed' } };
export const ChangedForLess: Story = { args: { name: 'changedForLess' } };
export const ChangedTooLate: Story = { args: { name: 'changedTooLate' } };
export const ChangeUnpaid: Story = { args: { name: 'changeUnpaid' } };
export const DropoffSoon: Story = { args: { name: 'dropoffSoon' } };
export const ClosingSoon: Story = { args: { name: 'closingSoon' } };
export const PickupLate: Story = { args: { name: 'pickupLate' } };
export const PickupLateOvernight: Story = { args: { name: 'pickupLateOvernight' } };
export const Cancelled: Story = { args: { name: 'cancelled' } };
export const CancelledForNothing: Story = { args: { name: 'cancelledForNothing' } };
export const CancelledAsClosed: Story = { args: { name: 'cancelledAsClosed' } };
export const CancelledAsClosedByGuest: Story = { args: { name: 'cancelledAsClosedByGuest' } };
export const ReportConfirmed: Story = { args: { name: 'reportConfirmed' } };
export const ReportDismissed: Story = { args: { name: 'reportDismissed' } };
export const Refunded: Story = { args: { name: 'refunded' } };
export const ReviewRequest: Story = { args: { name: 'reviewRequest' } };
export const ReviewAnswered: Story = { args: { name: 'reviewAnswered' } };
export const LatePayment: Story = { args: { name: 'latePayment' } };
export const LatePaymentUnneeded: Story = { args: { name: 'latePaymentUnneeded' } };
export const Moved: Story = { args: { name: 'moved' } };
export const Relocated: Story = { args: { name: 'relocated' } };
export const HostOnTheWay: Story = { args: { name: 'hostOnTheWay' } };
export const NoShow: Story = { args: { name: 'noShow' } };
export const CollectedQuestion: Story = { args: { name: 'collectedQuestion' } };
export const ClaimSent: Story = { args: { name: 'claimSent' } };
export const ClaimHostAnswered: Story = { args: { name: 'claimHostAnswered' } };
export const ClaimMoreNeeded: Story = { args: { name: 'claimMoreNeeded' } };
export const ClaimAccepted: Story = { args: { name: 'claimAccepted' } };
export const ClaimRefused: Story = { args: { name: 'claimRefused' } };
export const ClaimAccount: Story = { args: { name: 'claimAccount' } };
export const ClaimPaid: Story = { args: { name: 'claimPaid' } };
export const ClaimReturned: Story = { args: { name: 'claimReturned' } };
export const TravellerReviewing: Story = { args: { name: 'travellerReviewing' } };
export const TravellerQuestion: Story = { args: { name: 'travellerQuestion' } };
export const TravellerOutcome: Story = { args: { name: 'travellerOutcome' } };
