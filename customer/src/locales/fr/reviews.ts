import type { Words } from '../words.ts';

export const words: Words<'reviews'> = {
  reviewsPage: {
    title: 'Avis',
    description: 'Ce que les voyageurs disent de leurs bagages chez Cubby, en bien ou en mal.',
    intro:
      'Seules les personnes qui nous ont confié leurs bagages peuvent écrire ici. Nous publions chaque avis conforme à nos règles, bon ou mauvais.',
    average: 'sur %{count} avis |||| sur %{count} avis',
    spread: 'Avis par nombre d’étoiles',
    row: '%{smart_count} étoile : %{reviews}, %{percent} pour cent |||| %{smart_count} étoiles : %{reviews}, %{percent} pour cent',
    rowReviews: '%{count} avis |||| %{count} avis',
    filters: 'Filtrer les avis',
    withText: 'Avec un texte',
    language: 'Rédigés en',
    anyLanguage: 'Toutes les langues',
    onlyStars: '%{smart_count} étoile |||| %{smart_count} étoiles',
    allStars: 'Afficher de nouveau toutes les étoiles',
    found: '%{count} avis |||| %{count} avis',
    empty: 'Aucun avis ne correspond',
    emptyText: 'Aucun avis ne correspond à cette combinaison. Avec moins de filtres, vous en lirez davantage.',
    showAll: 'Afficher tous les avis',
  },
};
