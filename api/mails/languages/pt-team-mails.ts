import { action, parts } from '../parts.ts';
import type { TeamMailTexts } from './team-mail-texts.ts';

export const pt: TeamMailTexts = {
  invitation: {
    subject: ({ business }) => `Convite para trabalhar com ${business} na Cubby`,
    body: ({ name, business, inviter, role, link, days }) =>
      parts(
        `Olá, ${name}!`,
        `Tem um convite de ${inviter} para trabalhar com ${business} na Cubby, ${role === 'manager' ? 'como responsável' : 'ao balcão'}.`,
        role === 'manager'
          ? 'Trata dos horários, das reservas e das ocorrências, e atende ao balcão.'
          : 'Ao balcão recebe e devolve bagagem e vê quem vem hoje.',
        action('Aceitar o convite', link, `A ligação serve uma só vez e expira em ${days} dias:`),
        `Se não conhece ${business}, pode ignorar este e-mail.`,
      ),
  },
};
