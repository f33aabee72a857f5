import { action, parts } from '../parts.ts';
import type { TeamMailTexts } from './team-mail-texts.ts';

export const en: TeamMailTexts = {
  invitation: {
    subject: ({ business }) => `You are invited to work with ${business} on Cubby`,
    body: ({ name, business, inviter, role, link, days }) =>
      parts(
        `Hello ${name},`,
        `${inviter} invites you to ${business} on Cubby, as ${role === 'manager' ? 'a manager' : 'a clerk'}.`,
        role === 'manager'
          ? 'You look after hours, bookings and reports of the places, and stand at the counter.'
          : 'You take bags in at the counter and give them back, and see who comes today.',
        action('Accept the invitation', link, `The link is good for ${days} days, once:`),
        `If you do not know ${business}, you can ignore this e-mail.`,
      ),
  },
};
