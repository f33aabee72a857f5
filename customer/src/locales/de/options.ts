import type { Words } from '../words.ts';

export const words: Words<'options'> = {
  options: {
    sizes: 'Wie groß ist dein Gepäck?',
    size: '%{name}, bis %{size} cm',
    small: 'Klein',
    medium: 'Mittel',
    large: 'Groß',
    fewer: 'Eins weniger: %{name}',
    more: 'Eins mehr: %{name}',
    extras: 'Noch etwas?',
    stepFree: 'Ich brauche einen Zugang ohne Stufen',
    guarantee: 'Garantie für mein Gepäck, %{price}',
    guaranteeText: 'Deckt jedes Gepäckstück bis %{sum} bei Verlust, Diebstahl und Schaden.',
    credit: 'Mein Guthaben einsetzen (%{balance})',
    creditCovers: 'Dein Guthaben deckt %{credit}. %{rest} gehen auf die Karte.',
    creditCoversAll: 'Dein Guthaben deckt alles.',
    bookWithCredit: 'Mit Guthaben buchen',
    newHost: 'Ein neuer Ort sagt Hallo: %{amount} weniger.',
  },
};
