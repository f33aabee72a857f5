import type { Words } from '../words.ts';

export const words: Words<'home'> = {
  home: {
    title: 'Depósito de bagagem perto de si',
    description: 'Deixe a bagagem numa loja, num hotel ou num cacifo perto de si e reserve o lugar num minuto.',
    headline: 'Pousar as malas. Agarrar o dia.',
    lead: 'Lojas, hotéis e cacifos guardam a bagagem em segurança, por uma hora ou uma semana. O preço que se vê é tudo o que se paga.',
    popularCities: 'Onde os viajantes pousam as malas',
    promises: {
      title: 'Com que pode contar',
      price: {
        title: 'Um preço, tudo incluído',
        text: 'As taxas fazem parte do preço, do primeiro ponto no mapa ao último clique.',
      },
      cancel: {
        title: 'Mude de ideias',
        text: '%{refunds} Vê a soma exata antes de decidir.',
      },
      guarantee: {
        title: 'Cada mala está coberta',
        text: 'Cada mala tem garantia a partir do momento em que o anfitrião a recebe.',
      },
    },
    reviews: 'Ouvido ao balcão',
  },
};
