import type { Words } from '../words.ts';

export const words: Words<'reviews'> = {
  reviewsPage: {
    title: 'Avis',
    description:
      'Ce que les voyageurs disent de leurs bagages chez Cubby : toutes les notes, tous les avis, sans exception.',
    intro:
      'Seules les personnes qui nous ont confié leurs bagages peuvent écrire ici. Bons ou mauvais, nous montrons tous les avis.',
    average: 'sur %{count} avis |||| sur %{count} avis',
    spread: 'Avis par nombre d’étoiles',
    row: '%{smart_count} étoile : %{count} avis, %{percent} pour cent |||| %{smart_count} étoiles : %{count} avis, %{percent} pour cent',
    filters: 'Filtrer les avis',
    withText: 'Avec un texte',
    language: 'Rédigés en',
    anyLanguage: 'Toutes les langues',
    onlyStars: '%{smart_count} étoile |||| %{smart_count} étoiles',
    allStars: 'Afficher à nouveau toutes les étoiles',
    found: '%{count} avis |||| %{count} avis',
    empty: 'Aucun avis ne correspond',
    emptyText: 'Personne n’a encore écrit d’avis de ce genre. Avec moins de filtres, vous en lirez davantage.',
    showAll: 'Afficher tous les avis',
  },
};
