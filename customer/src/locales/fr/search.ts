import type { Words } from '../words.ts';

export const words: Words<'search'> = {
  filters: {
    label: 'Filtres',
    staffed: 'Avec personnel',
    locker: 'Casiers',
    sort: 'Trier',
    byDistance: 'Les plus proches d’abord',
    byPopularity: 'Les plus réservés d’abord',
  },
};
