import type { Words } from '../words.ts';

export const words: Words<'unavailable'> = {
  unavailable: {
    title: 'Une autre consigne pour vos bagages',
    inactive: {
      title: '%{place} ne prend pas de réservations pour le moment',
      text: 'Vous pouvez réserver l’une de ces consignes à proximité.',
    },
    not_sold: {
      title: 'Réservations momentanément indisponibles %{in}',
      text: '%{place} et les autres consignes sur place ne prennent pas de réservations pour le moment. Vous pouvez réserver comme d’habitude dans les autres villes.',
    },
    closed: {
      title: '%{place} : fermé à cette heure-là',
      text: 'Dépôt %{dropoff}, retrait %{pickup} : ces consignes sont ouvertes aux deux heures.',
    },
    full: {
      title: '%{place} : complet à cette heure-là',
      text: 'Dépôt %{dropoff}, retrait %{pickup} : ces consignes ont encore de la place pour %{bags}.',
    },
    open: {
      title: '%{place} a de la place pour vous',
      text: 'Vous pouvez de nouveau y réserver à ces heures. Ou regardez ce qu’il y a d’autre à proximité.',
    },
    toPlace: 'Voir %{place}',
    otherTimes: 'Choisir d’autres horaires',
    nearby: 'Les plus proches',
    none: 'Rien à proximité à cette heure-là',
    noneText: 'À cinq kilomètres à la ronde, tout est complet ou fermé. Une autre heure suffit souvent.',
    search: 'Chercher %{in}',
  },
};
