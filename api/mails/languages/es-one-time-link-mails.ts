import { action, parts } from '../parts.ts';
import type { OneTimeLinkTexts } from './one-time-link-texts.ts';

const WHY =
  'Se han pedido muchos códigos para esta dirección o se han introducido códigos incorrectos. Por eso este correo lleva un enlace en lugar de un código.';

export const es: OneTimeLinkTexts = {
  signInLink: {
    subject: () => 'Tu enlace para iniciar sesión en Cubby',
    body: ({ link }) =>
      parts(
        WHY,
        action('Iniciar sesión', link, 'El enlace funciona una sola vez y caduca en una hora:'),
        'Si no has intentado iniciar sesión, puedes ignorar este correo: nadie puede hacerlo sin el enlace.',
      ),
  },
  recoveryLink: {
    subject: () => 'Tu enlace para elegir una nueva contraseña de Cubby',
    body: ({ link }) =>
      parts(
        WHY,
        action('Elegir contraseña nueva', link, 'El enlace funciona una sola vez y caduca en una hora:'),
        'Si no lo has pedido, ignora este correo: tu contraseña no cambia.',
      ),
  },
  addressLink: {
    subject: () => 'Tu enlace para confirmar tu nueva dirección de correo',
    body: ({ link }) =>
      parts(
        WHY,
        action(
          'Confirmar esta dirección',
          link,
          'Abre el enlace donde hayas iniciado sesión en Cubby. Funciona una sola vez y caduca en una hora:',
        ),
        'Si no lo has pedido, puedes ignorar este correo.',
      ),
  },
};
