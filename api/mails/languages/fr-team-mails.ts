import { action, parts } from '../parts.ts';
import type { TeamMailTexts } from './team-mail-texts.ts';

export const fr: TeamMailTexts = {
  invitation: {
    subject: ({ business }) => `Invitation à travailler avec ${business} sur Cubby`,
    body: ({ name, business, inviter, role, link, days }) =>
      parts(
        `Bonjour ${name},`,
        `${inviter} vous invite chez ${business} sur Cubby, ${role === 'manager' ? 'comme responsable' : 'au comptoir'}.`,
        role === 'manager'
          ? 'Vous vous occupez des horaires, des réservations et des signalements, et vous tenez le comptoir.'
          : 'Vous prenez les bagages au comptoir, vous les rendez et vous voyez qui vient aujourd’hui.',
        action('Accepter l’invitation', link, `Le lien est valable ${days} jours et une seule fois :`),
        `Si vous ne connaissez pas ${business}, ignorez cet e-mail.`,
      ),
  },
};
