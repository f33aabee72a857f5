import { action, parts } from '../parts.ts';
import type { TeamMailTexts } from './team-mail-texts.ts';

export const es: TeamMailTexts = {
  invitation: {
    subject: ({ business }) => `Invitación a trabajar con ${business} en Cubby`,
    body: ({ name, business, inviter, role, link, days }) =>
      parts(
        `Hola, ${name}:`,
        `${inviter} te invita a ${business} en Cubby, ${role === 'manager' ? 'como encargado' : 'en el mostrador'}.`,
        role === 'manager'
          ? 'Te ocupas de horarios, reservas y avisos, y atiendes el mostrador.'
          : 'En el mostrador recoges el equipaje, lo devuelves y ves quién viene hoy.',
        action('Aceptar la invitación', link, `El enlace vale ${days} días, una sola vez:`),
        `Si no conoces ${business}, puedes ignorar este correo.`,
      ),
  },
};
