import { action, parts, pin } from '../parts.ts';
import type { AddressMailTexts, ContactEvent } from './address-mail-texts.ts';

const WHAT: Record<ContactEvent, (address: string) => string> = {
  email_changed: () =>
    'Tu cuenta de Cubby tiene ahora otra dirección de correo. Hemos enviado a la anterior un enlace para recuperarla.',
  notice_added: (address) => `${address} recibe ahora las notificaciones sobre tus consignas.`,
  notice_removed: (address) => `${address} ya no recibe las notificaciones sobre tus consignas.`,
};

export const es: AddressMailTexts = {
  addressCode: {
    subject: ({ code }) => `${code}: confirma tu nueva dirección de correo`,
    body: ({ code }) =>
      parts(
        pin('Tu código es', code),
        'Introdúcelo en tu perfil, donde lo pediste, y esta será la dirección de tu cuenta de Cubby. Caduca en diez minutos.\nSi no lo has pedido, puedes ignorar este correo.',
      ),
  },
  proofCode: {
    subject: ({ code }) => `${code}: confirma que eres tú`,
    body: ({ code }) =>
      parts(
        pin('Tu código es', code),
        'Introdúcelo en la ventana que lo pide. Caduca en diez minutos y solo sirve allí.\nSi ahora mismo no estás cambiando nada en tu cuenta, puede que otra persona haya iniciado sesión en ella. No compartas este código y cierra las demás sesiones en la página de tu cuenta.',
      ),
  },
  addressTaken: {
    subject: () => 'Ya tienes una cuenta de Cubby',
    body: ({ link }) =>
      parts(
        'Alguien, seguramente tú, ha querido usar esta dirección para una cuenta de Cubby. Ya pertenece a otra cuenta, así que no se ha cambiado nada.',
        action('Iniciar sesión', link, 'Puedes iniciar sesión en esa cuenta con esta dirección:'),
        'Si no has sido tú, puedes ignorar este correo.',
      ),
  },
  addressChanged: {
    subject: () => 'Se ha cambiado el correo de tu cuenta de Cubby',
    body: ({ name, link, days }) =>
      parts(
        `Hola, ${name}:`,
        'Tu cuenta de Cubby tiene ahora otra dirección de correo y se ha cerrado la sesión en los demás dispositivos. A partir de ahora escribimos a la nueva.',
        action(
          'Recuperar la dirección',
          link,
          `¿No has sido tú? Recupera esta dirección en un plazo de ${days} días; se cerrarán todas las sesiones:`,
        ),
      ),
  },
  contactChanged: {
    subject: ({ event }) =>
      event === 'email_changed'
        ? 'Se ha cambiado el correo de tu cuenta de Cubby'
        : 'Han cambiado las direcciones de tus notificaciones de Cubby',
    body: ({ name, event, address, link }) =>
      parts(
        `Hola, ${name}:`,
        WHAT[event](address),
        action(
          'Ver mi cuenta',
          link,
          '¿No has sido tú? Cierra enseguida todas las demás sesiones y avisa al equipo de Cubby:',
        ),
      ),
  },
};
