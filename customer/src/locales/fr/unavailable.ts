import type { Words } from '../words.ts';

export const words: Words<'unavailable'> = {
  unavailable: {
    title: 'Une autre consigne pour vos bagages',
    inactive: {
      title: '%{place} ne prend pas de réservations pour le moment',
      text: 'Les hôtes font parfois une pause. Vos bagages sont tout aussi bienvenus à quelques rues de là.',
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
