import { action, parts } from '../parts.ts';
import type { TeamMailTexts } from './team-mail-texts.ts';

export const de: TeamMailTexts = {
  invitation: {
    subject: ({ business }) => `Einladung zu ${business} auf Cubby`,
    body: ({ name, business, inviter, role, link, days }) =>
      parts(
        `Hallo ${name},`,
        `${inviter} lädt dich zu ${business} auf Cubby ein, ${role === 'manager' ? 'für die Leitung' : 'für den Dienst am Tresen'}.`,
        role === 'manager'
          ? 'Du kümmerst dich um Öffnungszeiten, Buchungen und Meldungen und arbeitest am Tresen.'
          : 'Du nimmst am Tresen Gepäck an, gibst es zurück und siehst, wer heute kommt.',
        action('Einladung annehmen', link, `Der Link gilt ${days} Tage und nur einmal:`),
        `Wenn du ${business} nicht kennst, kannst du diese E-Mail ignorieren.`,
      ),
  },
};
