import type { Words } from '../words.ts';

export const words: Words<'pricing'> = {
  pricing: {
    title: 'Ce que cela coûte',
    description: 'Les prix par devise, comment un prix se forme et ce qui est remboursé en cas d’annulation.',
    intro:
      'Chaque consigne fixe son prix par bagage et par jour. Vous voyez toujours la somme entière pour vos bagages et vos horaires.',
    table: {
      title: 'Prix par devise',
      caption: 'Prix le plus bas par bagage et par jour, et garantie, selon la devise',
      currency: 'Devise',
      lowest: 'Par bagage et par jour, tout compris, dès',
      guarantee: 'Garantie par bagage',
    },
    lines: {
      title: 'Comment un prix se forme',
      bags: {
        title: 'Bagages',
        text: 'Le premier jour coûte un peu plus que chacun des suivants. Chaque bagage compte.',
      },
      fee: {
        title: 'Frais de réservation',
        text: 'Une fois par réservation, quel que soit le nombre de bagages. Certaines consignes n’en ont pas.',
      },
      guarantee: { title: 'Garantie', text: 'Une fois par bagage. Elle couvre le bagage tant que l’hôte le garde.' },
      trees: { title: 'Arbres', text: 'Seulement si vous le souhaitez. Leur prix est reversé en entier.' },
    },
    refund: {
      title: 'Ce qui est remboursé',
      text: '%{refunds} Si la consigne était fermée ou a refusé vos bagages, vous changez aussitôt de consigne sans frais ou, avec un compte, recevez le prix en avoir ; il est remboursé sur votre moyen de paiement dès que la consigne le reconnaît, que notre équipe le confirme ou après 48 heures sans réponse.',
    },
    example: {
      title: 'Un exemple',
      text: 'Deux bagages à Londres de vendredi midi à samedi matin, cela fait deux jours calendaires : deux premiers jours et deux jours suivants, des frais de réservation et deux garanties.',
    },
    cta: 'Voir le prix pour vos dates',
  },
};
