import { action, parts } from '../parts.ts';
import type { TeamMailTexts } from './team-mail-texts.ts';

export const en: TeamMailTexts = {
  invitation: {
    subject: ({ business }) => `You’re invited to work with ${business} on Cubby`,
    body: ({ name, business, inviter, role, link, days }) =>
      parts(
        `Hello ${name},`,
        `${inviter} has invited you to ${business} on Cubby, as ${role === 'manager' ? 'a manager' : 'a clerk'}.`,
        role === 'manager'
          ? 'You’ll manage the places’ hours, bookings and reports, and work at the counter.'
          : 'You’ll check bags in and out at the counter and see today’s bookings.',
        action('Accept the invitation', link, `The link works once and expires in ${days} days:`),
        `If you don’t know ${business}, you can ignore this email.`,
      ),
  },
};
