import type { Words } from '../words.ts';

export const words: Words<'places'> = {
  cities: {
    title: 'Alle Städte mit Gepäckaufbewahrung',
    intro: 'Wähle eine Stadt oder gib einen Namen ein, um die Liste einzugrenzen.',
    filter: 'Stadt oder Land',
    none: 'Noch keine Stadt mit diesem Namen',
    noneText: 'Prüfe die Schreibweise oder versuche es mit einer größeren Stadt in der Nähe.',
  },
  placeCosts: {
    title: 'Was es %{in} kostet',
    firstDay: 'ein Gepäckstück und ein Tag, alles inbegriffen',
    furtherDay: 'jeder weitere Tag',
    cover: 'unsere Garantie je Gepäckstück, höchstens',
    how: 'Wie Preise entstehen',
    byPart: 'Niedrigste Preise nach Gegend',
    from: 'ab %{price}',
  },
};
