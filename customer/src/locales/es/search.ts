import type { Words } from '../words.ts';

export const words: Words<'search'> = {
  filters: {
    label: 'Filtros',
    staffed: 'Con personal',
    locker: 'Taquillas',
    sort: 'Ordenar por',
    byDistance: 'Más cercanas primero',
    byPopularity: 'Más reservadas primero',
  },
};
