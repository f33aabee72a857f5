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
        text: 'Du dépôt jusqu’à sept jours après le retrait : ouvrez votre réservation et choisissez « Bagage perdu ou abîmé ? ».',
      },
      show: {
        title: 'Joignez vos preuves',
        text: 'Indiquez ce que vous réclamez, avec le prix et l’âge, puis ajoutez des photos et des justificatifs, tout de suite ou plus tard. Nous savons déjà qui avait la garde, et quand.',
      },
      paid: {
        title: 'Recevez le paiement',
        text: 'La consigne a trois jours pour donner sa version, puis nous décidons. Nous versons la valeur restante sur votre compte bancaire ou PayPal.',
      },
    },
  },
};
