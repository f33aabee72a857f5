import { action, parts } from '../parts.ts';
import type { TeamMailTexts } from './team-mail-texts.ts';

export const de: TeamMailTexts = {
  invitation: {
    subject: ({ business }) => `Einladung: Arbeite mit ${business} auf Cubby`,
    body: ({ name, business, inviter, role, link, days }) =>
      parts(
        `Hallo ${name},`,
        `${inviter} lädt dich zu ${business} auf Cubby ein, ${role === 'manager' ? 'um die Leitung zu übernehmen' : 'für den Dienst am Tresen'}.`,
        role === 'manager'
          ? 'Du kümmerst dich um Öffnungszeiten, Buchungen und Meldungen und stehst am Tresen.'
          : 'Du nimmst am Tresen Gepäck an, gibst es zurück und siehst, wer heute kommt.',
        action('Einladung annehmen', link, `Der Link gilt ${days} Tage lang, ein einziges Mal:`),
        `Wenn du ${business} nicht kennst, kannst du diese E-Mail ignorieren.`,
      ),
  },
};
