import type { Words } from '../words.ts';

export const words: Words<'search'> = {
  filters: {
    label: 'Filtri',
    staffed: 'Con personale',
    locker: 'Armadietti',
    sort: 'Ordina per',
    byDistance: 'Prima i più vicini',
    byPopularity: 'Prima i più prenotati',
  },
};
