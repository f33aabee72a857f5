import { action, parts } from '../parts.ts';
import type { TeamMailTexts } from './team-mail-texts.ts';

export const it: TeamMailTexts = {
  invitation: {
    subject: ({ business }) => `Invito a lavorare con ${business} su Cubby`,
    body: ({ name, business, inviter, role, link, days }) =>
      parts(
        `Ciao ${name},`,
        `${inviter} ti invita a lavorare con ${business} su Cubby, ${role === 'manager' ? 'come responsabile' : 'al banco'}.`,
        role === 'manager'
          ? 'Ti occupi di orari, prenotazioni e segnalazioni, e lavori al banco.'
          : 'Al banco accetti e restituisci i bagagli e vedi chi arriva oggi.',
        action('Accetta l’invito', link, `Il link vale una volta sola e scade dopo ${days} giorni:`),
        `Se non conosci ${business}, puoi ignorare questa e-mail.`,
      ),
  },
};
