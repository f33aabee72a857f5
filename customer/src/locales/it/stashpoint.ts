import type { Words } from '../words.ts';

export const words: Words<'stashpoint'> = {
  sizes: {
    lockers: 'Come funzionano questi armadietti, disegnati in scala',
    title: 'Spazio per i tuoi bagagli',
    limit: 'Ogni bagaglio può misurare fino a %{size}.',
    noLimit: 'Sono benvenuti bagagli di ogni misura.',
    small: 'Piccolo',
    medium: 'Medio',
    large: 'Grande',
    standard: 'Qualsiasi bagaglio',
    free: '%{free} di %{all} liberi',
    onDay: 'Libero ora per ora, %{day}',
    freeAt: '%{time}, %{smart_count} libero |||| %{time}, %{smart_count} liberi',
  },
  gallery: {
    enlarge: 'Ingrandisci la foto %{number} di %{count}',
    previous: 'Foto precedente',
    next: 'Foto successiva',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
  },
  offer: {
    title: 'Da parte dell’host',
    link: 'Vedi l’offerta',
    requirements: 'Da sapere prima di venire',
  },
};
