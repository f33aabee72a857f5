import type { Words } from '../words.ts';

export const words: Words<'search'> = {
  filters: {
    label: 'Filter',
    staffed: 'Mit Personal',
    locker: 'Schließfächer',
    sort: 'Sortieren nach',
    byDistance: 'Nächste zuerst',
    byPopularity: 'Meistgebuchte zuerst',
  },
};
