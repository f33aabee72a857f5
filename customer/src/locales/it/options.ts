import type { Words } from '../words.ts';

export const words: Words<'options'> = {
  options: {
    sizes: 'Quanto sono grandi i bagagli?',
    size: '%{name}, fino a %{size} cm',
    small: 'Piccolo',
    medium: 'Medio',
    large: 'Grande',
    fewer: 'Uno in meno: %{name}',
    more: 'Uno in più: %{name}',
    extras: 'Altro?',
    stepFree: 'Mi serve un accesso senza gradini',
    guarantee: 'Garanzia per i miei bagagli, %{price}',
    guaranteeText: 'Copre ogni bagaglio fino a %{sum} in caso di perdita, furto o danni.',
    credit: 'Usa il mio credito (%{balance})',
    creditCovers: 'Il tuo credito copre %{credit}. Paghi i restanti %{rest}.',
    creditCoversAll: 'Il tuo credito copre tutto.',
    bookWithCredit: 'Prenota con il mio credito',
    newHost: 'Nuovo su Cubby: %{amount} di sconto.',
  },
};
