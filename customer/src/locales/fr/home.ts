import type { Words } from '../words.ts';

export const words: Words<'home'> = {
  home: {
    title: 'Consigne à bagages près de vous',
    description:
      'Laissez vos bagages dans un commerce, un hôtel ou un casier près de vous et réservez leur place en une minute.',
    headline: 'Posez vos bagages. Profitez de la journée.',
    lead: 'Commerces, hôtels et casiers gardent vos bagages en sûreté, une heure ou une semaine. Le prix affiché est celui que vous payez.',
    popularCities: 'Là où les voyageurs posent leurs bagages',
    promises: {
      title: 'Ce sur quoi vous pouvez compter',
      price: {
        title: 'Un prix, tout compris',
        text: 'Tous les frais sont compris dans le prix, dès le début.',
      },
      cancel: {
        title: 'Changez d’avis',
        text: '%{refunds} Vous voyez la somme exacte avant de décider.',
      },
      guarantee: {
        title: 'Chaque bagage est couvert',
        text: 'Chaque bagage est couvert par notre garantie dès que l’hôte le prend.',
      },
    },
    reviews: 'Ce que disent les voyageurs',
  },
};
