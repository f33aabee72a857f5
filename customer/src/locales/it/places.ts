import type { Words } from '../words.ts';

export const words: Words<'places'> = {
  cities: {
    title: 'Tutte le città con deposito bagagli',
    intro: 'Scegli una città per vedere i suoi punti deposito, o scrivi per filtrare l’elenco.',
    filter: 'Città o paese',
    none: 'Ancora nessuna città con questo nome',
    noneText: 'Controlla l’ortografia o prova una città più grande nei dintorni.',
  },
  placeCosts: {
    title: 'Quanto costa %{in}',
    firstDay: 'un bagaglio e un giorno, tutto compreso',
    furtherDay: 'ogni giorno in più',
    cover: 'di garanzia per bagaglio, al massimo',
    how: 'Come nascono i prezzi',
    byPart: 'Prezzi più bassi per zona',
    from: 'da %{price}',
  },
};
