import type { Words } from '../words.ts';

export const words: Words<'blog'> = {
  blog: {
    title: 'Blog',
    description: 'Viaggiare più leggeri: brevi letture per stazioni, scali e ultimi giorni.',
    heading: 'Per i giorni con i bagagli',
    intro: 'Brevi letture per chi ha bagagli.',
    changed: 'Ultima modifica: %{date}',
    topics: 'Argomenti',
    all: 'Tutti gli articoli',
    more: 'Mostra altri articoli',
    away: 'Il blog fa una pausa',
    awayText: 'Al momento non è raggiungibile. Tutto il resto funziona come sempre.',
    none: 'Ancora niente su questo',
    noneText: 'Prova un altro argomento.',
    related: 'Altro da leggere',
    back: 'Torna al blog',
    topic: 'Argomento: %{tag}',
    by: 'Di %{author}',
  },
};
