import type { Words } from '../words.ts';

export const words: Words<'guide'> = {
  guide: {
    howItWorks: 'Comment ça marche',
    steps: {
      pick: {
        title: 'Choisissez une consigne',
        text: 'Voyez ce qui est ouvert et libre à vos heures, avec le prix total sur chaque repère.',
      },
      leave: {
        title: 'Déposez vos bagages',
        text: 'Montrez votre pass au comptoir. L’hôte étiquette vos bagages et les range.',
      },
      enjoy: {
        title: 'Repartez les mains libres',
        text: 'Revenez avant la fermeture, montrez de nouveau le pass, et c’est tout.',
      },
    },
    questions: {
      title: 'Bon à savoir',
      day: {
        title: 'Qu’est-ce qu’un jour ?',
        text: 'Un jour calendaire, là où se trouve la consigne. Un bagage laissé vendredi à midi et récupéré samedi matin compte deux jours, et le prix le dit avant que vous réserviez.',
      },
      cancel: {
        title: 'Et si mes plans changent ?',
        text: 'Modifiez les horaires ou le nombre de bagages dans votre réservation. Vous payez la différence, ou elle vous est remboursée selon la même règle qu’une annulation. %{refunds}',
      },
      late: {
        title: 'Les bagages peuvent-ils passer la nuit ?',
        text: 'Oui, tant que le dépôt et le retrait ont lieu pendant les heures d’ouverture. Les consignes ouvertes jour et nuit sont signalées.',
      },
      size: {
        title: 'Y a-t-il une taille maximale ?',
        text: 'La plupart des consignes prennent toutes les valises. S’il y a une limite, elle figure en centimètres sur la page de la consigne.',
      },
      account: {
        title: 'Faut-il un compte ?',
        text: 'Non. Un nom, une adresse e-mail et un numéro de téléphone suffisent. Connectez-vous plus tard avec cette adresse e-mail et vos réservations y sont.',
      },
    },
  },
};
