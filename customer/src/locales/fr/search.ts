import type { Words } from '../words.ts';

export const words: Words<'search'> = {
  filters: {
    label: 'Filtres',
    staffed: 'Avec personnel',
    locker: 'Casiers',
    sort: 'Trier par',
    byDistance: 'Les plus proches',
    byPopularity: 'Les plus réservées',
  },
};
