import { action, parts } from '../parts.ts';
import type { OneTimeLinkTexts } from './one-time-link-texts.ts';

const WHY =
  'Foram pedidos muitos códigos para este endereço, ou introduzidos códigos incorretos. Por isso, este e-mail traz uma ligação em vez de um código.';

export const pt: OneTimeLinkTexts = {
  signInLink: {
    subject: () => 'A sua ligação para iniciar sessão na Cubby',
    body: ({ link }) =>
      parts(
        WHY,
        action('Iniciar sessão', link, 'A ligação funciona uma única vez e expira dentro de uma hora:'),
        'Se não tentou iniciar sessão, pode ignorar este e-mail: sem a ligação, ninguém o consegue fazer.',
      ),
  },
  recoveryLink: {
    subject: () => 'A sua ligação para definir uma nova palavra-passe Cubby',
    body: ({ link }) =>
      parts(
        WHY,
        action('Escolher nova palavra-passe', link, 'A ligação funciona uma única vez e expira dentro de uma hora:'),
        'Se não a pediu, ignore este e-mail: a palavra-passe mantém-se.',
      ),
  },
  addressLink: {
    subject: () => 'A sua ligação para confirmar o novo endereço de e-mail',
    body: ({ link }) =>
      parts(
        WHY,
        action(
          'Confirmar este endereço',
          link,
          'Abra a ligação onde tem sessão iniciada na Cubby. Funciona uma única vez e expira dentro de uma hora:',
        ),
        'Se não a pediu, pode ignorar este e-mail.',
      ),
  },
};
