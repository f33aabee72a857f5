import type { Words } from '../words.ts';

export const words: Words<'blog'> = {
  blog: {
    title: 'Blog',
    description: 'Voyager plus léger : de courtes lectures pour les gares, les escales et les derniers jours.',
    heading: 'Pour les jours avec bagages',
    intro: 'De courtes lectures pour celles et ceux qui ont des bagages.',
    changed: 'Dernière modification le %{date}',
    topics: 'Thèmes',
    all: 'Tous les articles',
    more: 'Afficher plus d’articles',
    away: 'Le blog fait une pause',
    awayText: 'Il est injoignable pour le moment. Tout le reste fonctionne comme d’habitude.',
    none: 'Rien encore sur ce sujet',
    noneText: 'Essayez un autre thème.',
    related: 'À lire aussi',
    back: 'Retour au blog',
    topic: 'Thème : %{tag}',
    by: 'Par %{author}',
  },
};
