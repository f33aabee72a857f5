import type { Words } from '../words.ts';

export const words: Words<'search'> = {
  filters: {
    label: 'Filtros',
    staffed: 'Com equipa',
    locker: 'Cacifos',
    sort: 'Ordenar por',
    byDistance: 'Mais próximos primeiro',
    byPopularity: 'Mais reservados primeiro',
  },
};
