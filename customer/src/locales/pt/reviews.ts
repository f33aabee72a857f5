import type { Words } from '../words.ts';

export const words: Words<'reviews'> = {
  reviewsPage: {
    title: 'Avaliações',
    description: 'O que dizem os viajantes que deixaram a bagagem com a Cubby, bom ou mau.',
    intro:
      'Aqui só escreve quem nos confiou a sua bagagem. Publicamos todas as avaliações que cumprem as nossas regras, boas ou más.',
    average: 'com base em %{count} avaliação |||| com base em %{count} avaliações',
    spread: 'Avaliações por estrelas',
    row: '%{smart_count} estrela: %{reviews}, %{percent} por cento |||| %{smart_count} estrelas: %{reviews}, %{percent} por cento',
    rowReviews: '%{count} avaliação |||| %{count} avaliações',
    filters: 'Filtrar avaliações',
    withText: 'Com texto',
    language: 'Escritas em',
    anyLanguage: 'Todos os idiomas',
    onlyStars: '%{smart_count} estrela |||| %{smart_count} estrelas',
    allStars: 'Mostrar de novo todas as estrelas',
    found: '%{count} avaliação |||| %{count} avaliações',
    empty: 'Nenhuma avaliação corresponde',
    emptyText: 'Nenhuma avaliação corresponde a esta combinação. Com menos filtros há mais para ler.',
    showAll: 'Mostrar todas as avaliações',
  },
};
