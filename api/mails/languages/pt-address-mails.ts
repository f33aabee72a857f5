import { action, parts, pin } from '../parts.ts';
import type { AddressMailTexts, ContactEvent } from './address-mail-texts.ts';

const WHAT: Record<ContactEvent, (address: string) => string> = {
  email_changed: () =>
    'A sua conta Cubby tem agora outro endereço de e-mail. Enviámos para o anterior uma ligação que o recupera.',
  notice_added: (address) => `${address} recebe agora as notificações sobre os seus locais.`,
  notice_removed: (address) => `${address} deixou de receber as notificações sobre os seus locais.`,
};

export const pt: AddressMailTexts = {
  addressCode: {
    subject: ({ code }) => `${code}: confirme o seu novo endereço de e-mail`,
    body: ({ code }) =>
      parts(
        pin('O seu código é', code),
        'Introduza-o no seu perfil, onde o pediu, e este passa a ser o endereço da sua conta Cubby. Expira em dez minutos.\nSe não o pediu, pode ignorar este e-mail.',
      ),
  },
  proofCode: {
    subject: ({ code }) => `${code}: confirme a sua identidade`,
    body: ({ code }) =>
      parts(
        pin('O seu código é', code),
        'Introduza-o na janela que o pede. Expira em dez minutos e só serve nela.\nSe não está a alterar nada na sua conta neste momento, outra pessoa pode ter sessão iniciada nela. Não partilhe este código e termine todas as outras sessões na página da sua conta.',
      ),
  },
  addressTaken: {
    subject: () => 'Já tem uma conta Cubby',
    body: ({ link }) =>
      parts(
        'Este endereço foi indicado para uma conta Cubby, provavelmente por si. Já pertence a outra conta, por isso nada foi alterado.',
        action('Iniciar sessão', link, 'Pode iniciar sessão nessa conta com este endereço:'),
        'Se não fez este pedido, pode ignorar este e-mail.',
      ),
  },
  addressChanged: {
    subject: () => 'O endereço de e-mail da sua conta Cubby foi alterado',
    body: ({ name, link, days }) =>
      parts(
        `Olá, ${name}!`,
        'A sua conta Cubby tem agora outro endereço de e-mail e a sessão foi terminada em todos os outros dispositivos. A partir de agora escrevemos para o novo.',
        action(
          'Recuperar o endereço',
          link,
          `Não fez esta alteração? Recupere este endereço no prazo de ${days} dias; todas as sessões são então terminadas:`,
        ),
      ),
  },
  contactChanged: {
    subject: ({ event }) =>
      event === 'email_changed'
        ? 'O endereço de e-mail da sua conta Cubby foi alterado'
        : 'Os endereços para as suas notificações da Cubby mudaram',
    body: ({ name, event, address, link }) =>
      parts(
        `Olá, ${name}!`,
        WHAT[event](address),
        action(
          'Ver a minha conta',
          link,
          'Não fez esta alteração? Termine já todas as outras sessões e avise a equipa da Cubby:',
        ),
      ),
  },
};
