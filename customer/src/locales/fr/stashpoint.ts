import type { Words } from '../words.ts';

export const words: Words<'stashpoint'> = {
  sizes: {
    lockers: 'Fonctionnement de ces casiers, dessinés à l’échelle',
    title: 'De la place pour vos bagages',
    limit: 'Chaque bagage peut mesurer jusqu’à %{size}.',
    noLimit: 'Les bagages de toutes tailles sont les bienvenus.',
    small: 'Petit',
    medium: 'Moyen',
    large: 'Grand',
    standard: 'Toutes tailles',
    free: '%{free} libres sur %{all}',
    onDay: 'Libre heure par heure, %{day}',
    freeAt: '%{time}, %{smart_count} libre |||| %{time}, %{smart_count} libres',
  },
  gallery: {
    enlarge: 'Agrandir la photo %{number} sur %{count}',
    previous: 'Photo précédente',
    next: 'Photo suivante',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
  },
  offer: {
    title: 'De la part de l’hôte',
    link: 'Voir l’offre',
    requirements: 'Bon à savoir avant de venir',
  },
};
