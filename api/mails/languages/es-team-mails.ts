import { action, parts } from '../parts.ts';
import type { TeamMailTexts } from './team-mail-texts.ts';

export const es: TeamMailTexts = {
  invitation: {
    subject: ({ business }) => `Invitación a trabajar con ${business} en Cubby`,
    body: ({ name, business, inviter, role, link, days }) =>
      parts(
        `Hola, ${name}:`,
        `${inviter} te invita a ${business} en Cubby, ${role === 'manager' ? 'como responsable' : 'en el mostrador'}.`,
        role === 'manager'
          ? 'Te ocupas de horarios, reservas e incidencias, y atiendes el mostrador.'
          : 'En el mostrador recibes y devuelves el equipaje y ves quién viene hoy.',
        action('Aceptar la invitación', link, `El enlace sirve una sola vez y caduca en ${days} días:`),
        `Si no conoces ${business}, puedes ignorar este correo.`,
      ),
  },
};
