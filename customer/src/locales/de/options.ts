import type { Words } from '../words.ts';

export const words: Words<'options'> = {
  options: {
    sizes: 'Wie groß ist dein Gepäck?',
    size: '%{name}, bis %{size} cm',
    small: 'Klein',
    medium: 'Mittel',
    large: 'Groß',
    fewer: 'Eins weniger: %{name}',
    more: 'Eins mehr: %{name}',
    extras: 'Noch etwas?',
    stepFree: 'Ich brauche einen Zugang ohne Stufen',
    guarantee: 'Garantie für mein Gepäck, %{price}',
    guaranteeText: 'Sichert jedes Gepäckstück bis %{sum} gegen Verlust, Diebstahl und Schaden ab.',
    credit: 'Mein Guthaben einsetzen (%{balance})',
    creditCovers: 'Dein Guthaben reicht für %{credit}. Du zahlst noch %{rest}.',
    creditCoversAll: 'Dein Guthaben reicht für alles.',
    bookWithCredit: 'Mit Guthaben buchen',
    newHost: 'Neu bei Cubby: %{amount} Rabatt.',
  },
};
