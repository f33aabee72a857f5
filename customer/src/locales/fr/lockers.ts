import type { Words } from '../words.ts';

export const words: Words<'lockers'> = {
  lockers: {
    title: 'Casiers',
    heading: 'Casiers : %{place}',
    sizes: 'Tailles et casiers libres',
    freeFor: 'Libres du %{dropoff} au %{pickup}.',
    holds: 'contient un bagage cabine',
    price: '%{price} pour un bagage, tout compris',
    choose: 'Choisir les horaires et réserver',
    how: 'Ouverture des casiers',
    steps: {
      book: {
        title: 'Réservez et payez',
        text: 'Choisissez vos horaires et le nombre de casiers. Ils sont à vous dès cet instant.',
      },
      open: {
        title: 'Ouvrez avec votre code',
        text: 'Votre réservation indique un casier et un code de dépôt. Tapez-le à l’écran : la porte s’ouvre.',
      },
      collect: {
        title: 'Récupérez avec le second code',
        text: 'Le code de retrait ouvre le même casier une seule fois. Refermez la porte du casier une fois vos bagages en main.',
      },
    },
    access: 'Heures d’accès',
  },
};
