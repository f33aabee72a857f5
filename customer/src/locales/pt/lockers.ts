import type { Words } from '../words.ts';

export const words: Words<'lockers'> = {
  lockers: {
    title: 'Cacifos',
    heading: 'Cacifos: %{place}',
    sizes: 'Tamanhos e cacifos livres',
    freeFor: 'Livres de %{dropoff} a %{pickup}.',
    holds: 'leva uma mala de cabina',
    price: '%{price} por uma mala, tudo incluído',
    choose: 'Escolher horas e reservar',
    how: 'Como se abrem os cacifos',
    steps: {
      book: {
        title: 'Reserve e pague',
        text: 'Escolha as horas e o número de cacifos. Ficam seus a partir desse momento.',
      },
      open: {
        title: 'Abra com o código',
        text: 'A reserva mostra um cacifo e um código de entrega. Introduza-o no ecrã e a porta abre-se.',
      },
      collect: {
        title: 'Levante com o segundo código',
        text: 'O código de levantamento abre o mesmo cacifo uma única vez. No fim, feche a porta do cacifo.',
      },
    },
    access: 'Horário de acesso',
  },
};
