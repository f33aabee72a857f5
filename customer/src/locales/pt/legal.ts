import type { Words } from '../words.ts';

export const words: Words<'legal'> = {
  legal: {
    draftTitle: 'Ainda não revisto por um advogado',
    draft:
      'Este texto é um modelo que acompanha o software. Quem opera este site tem de o mandar rever por um advogado e adaptar ao seu país e à sua atividade antes de aceitar reservas reais.',
    unnamed: 'O operador ainda não indicou o seu nome e endereço postal.',
    email: 'E-mail: %{email}',
    register: 'Registo e números fiscais: %{register}',
    mediator:
      'Se não chegarmos a acordo, os consumidores podem recorrer a esta entidade de resolução alternativa de litígios: %{mediator}.',
    noMediator:
      'O operador só participa na resolução de litígios perante uma entidade de consumo quando a lei o obriga.',
    authority: 'A autoridade que nos compete é: %{authority}.',
  },
};
