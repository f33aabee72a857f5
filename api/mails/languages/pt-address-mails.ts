import type { AddressMailTexts } from './address-mail-texts.ts';
import { paragraphs } from './mail-texts.ts';

export const pt: AddressMailTexts = {
  addressCode: {
    subject: ({ code }) => `${code}: confirme o seu novo endereço de e-mail`,
    body: ({ code }) =>
      paragraphs(
        `O seu código é ${code}.`,
        'Escreva-o no seu perfil, onde o pediu: este passa então a ser o endereço da sua conta Cubby. É válido durante dez minutos.\nSe não o pediu, pode ignorar este e-mail.',
      ),
  },
  addressTaken: {
    subject: () => 'Já tem uma conta Cubby',
    body: ({ link }) =>
      paragraphs(
        'Alguém, provavelmente você, quis dar este endereço a uma conta Cubby. Já pertence a outra conta, por isso nada foi alterado.',
        `Pode entrar nessa conta com este endereço: ${link}`,
        'Se não foi você, pode ignorar este e-mail.',
      ),
  },
  addressChanged: {
    subject: () => 'O endereço de e-mail da sua conta Cubby foi alterado',
    body: ({ name, link, days }) =>
      paragraphs(
        `Olá, ${name},`,
        'a sua conta Cubby tem agora outro endereço de e-mail e a sessão foi terminada em todos os outros dispositivos. A partir de agora escrevemos para o novo.',
        `Não foi você? Recupere este endereço no prazo de ${days} dias; todas as sessões são então terminadas: ${link}`,
      ),
  },
};
