import type { Words } from '../words.ts';

export const words: Words<'home'> = {
  home: {
    title: 'Depósito de bagagem perto de si',
    description: 'Deixe a bagagem numa loja, num hotel ou num cacifo perto de si e reserve o lugar num minuto.',
    headline: 'Pouse as malas. Aproveite o dia.',
    lead: 'Lojas, hotéis e cacifos guardam a bagagem em segurança, por uma hora ou uma semana. O preço que vê é tudo o que paga.',
    popularCities: 'Onde os viajantes pousam as malas',
    promises: {
      title: 'Com o que pode contar',
      price: {
        title: 'Um preço, tudo incluído',
        text: 'Todas as taxas estão incluídas no preço desde o início.',
      },
      cancel: {
        title: 'Mude de ideias',
        text: '%{refunds} Vê o valor exato antes de decidir.',
      },
      guarantee: {
        title: 'Cada mala está coberta',
        text: 'Cada mala está coberta pela garantia desde o momento em que o anfitrião a recebe.',
      },
    },
    reviews: 'O que dizem os viajantes',
  },
};
