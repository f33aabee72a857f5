import { action, parts } from '../parts.ts';
import type { SignInMethodEvent, SignInMethodTexts } from './sign-in-method-texts.ts';

const WHAT: Record<SignInMethodEvent, string> = {
  passkey_added: 'Foi adicionada uma chave de acesso à sua conta.',
  passkey_removed: 'Foi removida uma chave de acesso da sua conta.',
  authenticator_added: 'Foi adicionada uma aplicação de autenticação à sua conta.',
  authenticator_removed: 'A aplicação de autenticação foi removida da sua conta.',
  backup_codes_renewed: 'Há novos códigos alternativos para a sua conta; os anteriores deixaram de funcionar.',
  backup_code_used: 'Alguém iniciou sessão na sua conta com um código alternativo, que já não pode ser usado.',
  sign_in_methods_removed:
    'Alguém da equipa da Cubby removeu as suas chaves de acesso, a aplicação de autenticação e os códigos alternativos e terminou todas as suas sessões, como se faz quando se perdem.',
};

export const pt: SignInMethodTexts = {
  signInMethod: {
    subject: () => 'A sua forma de iniciar sessão na Cubby mudou',
    body: ({ name, event, link }) =>
      parts(
        `Olá, ${name}!`,
        WHAT[event],
        action(
          'Ver a minha conta',
          link,
          'Não fez esta alteração nem a pediu? Termine já todas as outras sessões e avise a equipa da Cubby:',
        ),
      ),
  },
};
