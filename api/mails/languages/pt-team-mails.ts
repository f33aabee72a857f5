import { action, parts } from '../parts.ts';
import type { TeamMailTexts } from './team-mail-texts.ts';

export const pt: TeamMailTexts = {
  invitation: {
    subject: ({ business }) => `Convite para trabalhar com ${business} na Cubby`,
    body: ({ name, business, inviter, role, link, days }) =>
      parts(
        `Olá, ${name}:`,
        `${inviter} convida-o para ${business} na Cubby, ${role === 'manager' ? 'como responsável' : 'ao balcão'}.`,
        role === 'manager'
          ? 'Trata dos horários, das reservas e das ocorrências, e atende ao balcão.'
          : 'Ao balcão recebe a bagagem, devolve-a e vê quem vem hoje.',
        action('Aceitar o convite', link, `O link é válido ${days} dias, uma só vez:`),
        `Se não conhece ${business}, pode ignorar este e-mail.`,
      ),
  },
};
