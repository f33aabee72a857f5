import { action, parts, pin } from '../parts.ts';
import type { AddressMailTexts } from './address-mail-texts.ts';

export const es: AddressMailTexts = {
  addressCode: {
    subject: ({ code }) => `${code}: confirma tu nueva dirección de correo`,
    body: ({ code }) =>
      parts(
        pin('Tu código es', code),
        'Escríbelo en tu perfil, donde lo pediste: entonces esta será la dirección de tu cuenta de Cubby. Vale diez minutos.\nSi no lo has pedido, puedes ignorar este correo.',
      ),
  },
  addressTaken: {
    subject: () => 'Ya tienes una cuenta de Cubby',
    body: ({ link }) =>
      parts(
        'Alguien, seguramente tú, quiso poner esta dirección en una cuenta de Cubby. Ya pertenece a otra cuenta, así que no se ha cambiado nada.',
        action('Entrar', link, 'Puedes entrar en esa cuenta con esta dirección:'),
        'Si no has sido tú, puedes ignorar este correo.',
      ),
  },
  addressChanged: {
    subject: () => 'Se ha cambiado el correo de tu cuenta de Cubby',
    body: ({ name, link, days }) =>
      parts(
        `Hola, ${name}:`,
        'tu cuenta de Cubby tiene ahora otra dirección de correo y se ha cerrado la sesión en los demás dispositivos. A partir de ahora escribimos a la nueva.',
        action(
          'Recuperar la dirección',
          link,
          `¿No has sido tú? Recupera esta dirección en un plazo de ${days} días; entonces se cierra la sesión de todos:`,
        ),
      ),
  },
};
