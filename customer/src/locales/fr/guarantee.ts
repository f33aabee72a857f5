import type { Words } from '../words.ts';

export const words: Words<'guarantee'> = {
  guarantee: {
    title: 'La garantie Cubby',
    description: 'À quelle hauteur chaque bagage est couvert, ce qui est couvert et comment déclarer.',
    intro:
      'Du moment où un hôte prend votre bagage jusqu’à ce que vous l’ayez de nouveau en main, chaque bagage est couvert.',
    amounts: {
      title: 'Couverture par bagage',
      caption: 'Garantie par bagage selon la monnaie',
      currency: 'Monnaie',
      amount: 'Jusqu’à',
      text: 'La monnaie est celle de l’adresse. Les frais de garantie figurent dans chaque prix sur une ligne à part.',
    },
    covered: {
      title: 'Ce qui est couvert',
      theft: 'Le vol d’un bagage ou de son contenu',
      loss: 'Un bagage introuvable',
      damage: 'Un dommage pendant que l’hôte en avait la garde',
      swap: 'Un bagage remis à la mauvaise personne',
    },
    notCovered: {
      title: 'Ce qui ne l’est pas',
      cash: 'Argent liquide, documents, bijoux et œuvres d’art',
      wear: 'Rayures et usure dues aux voyages',
      perishable: 'Nourriture et tout ce qui se gâte',
      forbidden: 'Ce qu’il est interdit de déposer',
    },
    claim: {
      title: 'Comment déclarer',
      tell: {
        title: 'Dites-le-nous',
        text: 'Dans les sept jours suivant le retrait. Ouvrez votre réservation ou écrivez-nous avec son numéro.',
      },
      show: {
        title: 'Montrez-le',
        text: 'Des photos du dommage et la valeur du bagage. Le relevé de qui l’avait, et quand, existe déjà.',
      },
      paid: {
        title: 'Soyez remboursé',
        text: 'Nous répondons sous cinq jours ouvrés et payons sur la carte de la réservation.',
      },
    },
  },
};
