import type { Words } from '../words.ts';

export const words: Words<'reviews'> = {
  reviewsPage: {
    title: 'Avaliações',
    description:
      'O que dizem os viajantes que deixaram a bagagem com a Cubby: todas as notas e todas as avaliações, sem exceção.',
    intro: 'Aqui só escreve quem nos confiou a sua bagagem. Boas ou más, mostramos todas as avaliações.',
    average: 'em %{count} avaliação |||| em %{count} avaliações',
    spread: 'Avaliações por estrelas',
    row: '%{smart_count} estrela: %{count} avaliações, %{percent} por cento |||| %{smart_count} estrelas: %{count} avaliações, %{percent} por cento',
    filters: 'Filtrar avaliações',
    withText: 'Com texto',
    language: 'Escritas em',
    anyLanguage: 'Todas as línguas',
    onlyStars: '%{smart_count} estrela |||| %{smart_count} estrelas',
    allStars: 'Mostrar de novo todas as estrelas',
    found: '%{count} avaliação |||| %{count} avaliações',
    empty: 'Nenhuma avaliação corresponde',
    emptyText: 'Ainda ninguém escreveu algo assim. Com menos filtros há mais para ler.',
    showAll: 'Mostrar todas as avaliações',
  },
};
