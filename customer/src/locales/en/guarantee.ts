export const words = {
  guarantee: {
    title: 'The Cubby guarantee',
    description: 'How much each bag is covered for, what is covered and how to claim.',
    intro: 'From the moment a host takes your bag until it is back in your hand, each bag is covered.',
    amounts: {
      title: 'Covered for each bag',
      caption: 'Guarantee for each bag by currency',
      currency: 'Currency',
      amount: 'Up to',
      text: 'The currency is that of the place. The fee for the guarantee is listed separately in every price.',
    },
    covered: {
      title: 'What is covered',
      theft: 'Theft of a bag or of what is in it',
      loss: 'A bag that cannot be found',
      damage: 'Damage to the bag while the host had it',
      swap: 'A bag handed to the wrong person',
    },
    notCovered: {
      title: 'What is not covered',
      cash: 'Cash, documents, jewellery and works of art',
      wear: 'Scratches and wear that bags get from travelling',
      perishable: 'Food and anything that spoils',
      forbidden: 'What may not be stored in the first place',
    },
    claim: {
      title: 'How to claim',
      tell: {
        title: 'Tell us',
        text: 'Within seven days of collecting. Open your booking or write to us with its number.',
      },
      show: {
        title: 'Show it',
        text: 'Photos of the damage and what the bag was worth. We already have the record of who held it when.',
      },
      paid: {
        title: 'Get paid',
        text: 'We answer within five working days and pay to the payment method you booked with.',
      },
    },
  },
};
