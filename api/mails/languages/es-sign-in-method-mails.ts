import { action, parts } from '../parts.ts';
import type { SignInMethodEvent, SignInMethodTexts } from './sign-in-method-texts.ts';

const WHAT: Record<SignInMethodEvent, string> = {
  passkey_added: 'Se ha añadido una llave de acceso a tu cuenta.',
  passkey_removed: 'Se ha quitado una llave de acceso de tu cuenta.',
  authenticator_added: 'Se ha añadido una aplicación de autenticación a tu cuenta.',
  authenticator_removed: 'Se ha quitado la aplicación de autenticación de tu cuenta.',
  backup_codes_renewed: 'Hay códigos de respaldo nuevos para tu cuenta; los anteriores ya no sirven.',
  backup_code_used:
    'Alguien ha iniciado sesión en tu cuenta con un código de respaldo, que ya no se puede volver a usar.',
  sign_in_methods_removed:
    'Alguien del equipo de Cubby ha quitado tus llaves de acceso, tu aplicación de autenticación y tus códigos de respaldo y ha cerrado todas tus sesiones, como se hace cuando se pierden.',
};

export const es: SignInMethodTexts = {
  signInMethod: {
    subject: () => 'Ha cambiado tu forma de iniciar sesión en Cubby',
    body: ({ name, event, link }) =>
      parts(
        `Hola, ${name}:`,
        WHAT[event],
        action(
          'Ver mi cuenta',
          link,
          '¿No has sido tú o no lo habías pedido? Cierra enseguida todas las demás sesiones y avisa al equipo de Cubby:',
        ),
      ),
  },
};
