import { action, parts } from '../parts.ts';
import type { SignInMethodEvent, SignInMethodTexts } from './sign-in-method-texts.ts';

const WHAT: Record<SignInMethodEvent, string> = {
  passkey_added: 'Foi adicionada uma chave de acesso à sua conta.',
  passkey_removed: 'Foi retirada uma chave de acesso da sua conta.',
  authenticator_added: 'Foi adicionada uma aplicação de autenticação à sua conta.',
  authenticator_removed: 'A aplicação de autenticação foi retirada da sua conta.',
  backup_codes_renewed: 'Há novos códigos alternativos para a sua conta; os anteriores já não abrem nada.',
  backup_code_used: 'Alguém entrou na sua conta com um código alternativo, que fica gasto.',
  sign_in_methods_removed:
    'Alguém da equipa retirou as suas chaves de acesso, a aplicação de autenticação e os códigos alternativos e terminou a sua sessão em todo o lado, como se faz quando se perdem.',
};

export const pt: SignInMethodTexts = {
  signInMethod: {
    subject: () => 'A sua forma de entrar na Cubby mudou',
    body: ({ name, event, link }) =>
      parts(
        `Olá, ${name}!`,
        WHAT[event],
        action(
          'Ver a minha conta',
          link,
          'Não foi você, ou não o tinha pedido? Termine já todas as outras sessões e avise um colega que possa gerir pessoas:',
        ),
      ),
  },
};
