import type { Words } from '../words.ts';

export const words: Words<'guarantee'> = {
  guarantee: {
    title: 'La garantie Cubby',
    description: 'À quelle hauteur chaque bagage est couvert, ce qui est couvert et comment déclarer un sinistre.',
    intro:
      'Du moment où un hôte prend votre bagage jusqu’à ce que vous l’ayez de nouveau en main, chaque bagage est couvert.',
    amounts: {
      title: 'Couverture par bagage',
      caption: 'Garantie par bagage selon la devise',
      currency: 'Devise',
      amount: 'Jusqu’à',
      text: 'La devise est celle de la consigne. Les frais de garantie figurent dans chaque prix sur une ligne à part.',
    },
    covered: {
      title: 'Ce qui est couvert',
      theft: 'Le vol d’un bagage ou de son contenu',
      loss: 'Un bagage introuvable',
      damage: 'Un dommage pendant que l’hôte en avait la garde',
      swap: 'Un bagage remis à la mauvaise personne',
    },
    notCovered: {
      title: 'Ce qui n’est pas couvert',
      cash: 'Argent liquide, documents, bijoux et œuvres d’art',
      wear: 'Rayures et usure dues aux voyages',
      perishable: 'Nourriture et tout ce qui est périssable',
      forbidden: 'Ce qu’il est interdit de déposer',
    },
    claim: {
      title: 'Déclarer un sinistre',
      tell: {
        title: 'Déclarez',
        text: 'Depuis votre réservation, jusqu’à sept jours après le retrait : ce qui s’est passé et le prix de chaque objet. Nous savons déjà qui avait la garde du bagage, et quand.',
      },
      show: {
        title: 'Joignez vos preuves',
        text: 'Photos, factures et, après un vol, le dépôt de plainte : tout de suite ou plus tard. La consigne a trois jours pour répondre ; vous suivez chaque étape sur la page de votre déclaration.',
      },
      paid: {
        title: 'Recevez le paiement',
        text: 'Nous payons la valeur actuelle des objets, dans la limite de la garantie par bagage, sur votre compte bancaire ou PayPal.',
      },
    },
  },
};
