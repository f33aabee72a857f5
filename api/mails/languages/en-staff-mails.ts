import { action, parts } from '../parts.ts';
import { type MailedRights, nounOf, type ScopeNames, type StaffMailTexts } from './staff-mail-texts.ts';

const SCOPES: ScopeNames = {
  stashpoints: 'Places',
  hosts: 'Hosts',
  bookings: 'Bookings',
  money: 'Money',
  coupons: 'Coupons',
  places: 'Cities and landmarks',
  contents: 'Texts',
  partners: 'Agencies and vouchers',
  reviews: 'Reviews',
  users: 'People',
  currencies: 'Currencies',
  statistics: 'Statistics',
};

export const en: StaffMailTexts = {
  staffInvitation: {
    subject: () => 'You’re invited to the Cubby team',
    body: ({ name, by, rights, link }) =>
      parts(
        `Hello ${name},`,
        `${by} has added you to the Cubby team.`,
        listed(rights),
        action('Open the staff console', link, 'Sign in with this email address. We’ll send you a code:'),
        'If you don’t know what this is about, please tell Cubby’s support team.',
      ),
  },
  rightsChanged: {
    subject: () => 'Your Cubby permissions have changed',
    body: ({ name, by, rights, link }) =>
      rights === 'left'
        ? parts(
            `Hello ${name},`,
            `${by} has removed you from the Cubby team. You’ve been signed out everywhere, and your passkeys and authenticator app no longer work here.`,
            'Your account stays open for your own bookings.',
          )
        : parts(
            `Hello ${name},`,
            `${by} has changed your permissions in the staff console.`,
            listed(rights),
            action('Go to your account', link, 'If something isn’t right, ask a colleague with full permissions:'),
          ),
  },
};

function listed(rights: MailedRights): string {
  if (rights === null) return 'You have full permissions.';
  if (rights === 'left' || rights.length === 0) return 'You don’t have any permissions yet.';
  return `You have access to:\n${rights.map((scope) => `– ${SCOPES[nounOf(scope)]}`).join('\n')}`;
}
