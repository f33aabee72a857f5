import type { Words } from '../words.ts';

export const words: Words<'support'> = {
  support: {
    title: 'Aide',
    description: 'Modifier ou annuler, retrouver votre pass, signaler un problème ou nous écrire.',
    intro: 'Vous réglez presque tout en une minute. Pour le reste, notre équipe vous répond.',
    self: {
      title: 'Dans votre réservation',
      pass: {
        title: 'Retrouver votre pass',
        text: 'Suivez le lien de l’e-mail de confirmation ou connectez-vous avec la même adresse.',
      },
      change: {
        title: 'Modifier ou prolonger',
        text: 'De nouveaux horaires ou un autre nombre, même quand les bagages sont déposés.',
      },
      cancel: { title: 'Annuler', text: 'Vous voyez le montant exact du remboursement avant de décider.' },
      closed: {
        title: 'C’est fermé',
        text: 'Touchez « C’est fermé » et passez à la consigne ouverte la plus proche, sans supplément.',
      },
    },
    open: 'Ouvrir mes réservations',
    write: {
      title: 'Nous écrire',
      text: 'Préparez les dix caractères de votre numéro de réservation. Nous répondons dans votre langue.',
      emergency:
        'Devant une porte fermée ? Utilisez le bouton de votre réservation : il va plus vite que tout message.',
    },
    questions: 'Questions et réponses',
    host: {
      title: 'Vous gardez des bagages ?',
      text: 'Les hôtes nous joignent à la même adresse.',
      action: 'En savoir plus',
    },
  },
};
