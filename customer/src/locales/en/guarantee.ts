export const words = {
  guarantee: {
    title: 'The Cubby guarantee',
    description: 'How much each bag is covered for, what’s covered and how to make a claim.',
    intro: 'Each bag is covered from the moment a host takes it until you have it back.',
    amounts: {
      title: 'Cover per bag',
      caption: 'Guarantee per bag, by currency',
      currency: 'Currency',
      amount: 'Up to',
      text: 'Cover is in the currency of the place. Every price lists the fee for the guarantee separately.',
    },
    covered: {
      title: 'What’s covered',
      theft: 'Theft of a bag or its contents',
      loss: 'A bag that cannot be found',
      damage: 'Damage to the bag while the host had it',
      swap: 'A bag handed to the wrong person',
    },
    notCovered: {
      title: 'What’s not covered',
      cash: 'Cash, documents, jewellery and works of art',
      wear: 'Scratches and normal wear from travelling',
      perishable: 'Food and anything else perishable',
      forbidden: 'Anything you can’t store with Cubby',
    },
    claim: {
      title: 'How to make a claim',
      tell: {
        title: 'Tell us',
        text: 'Within 7 days of collecting your bags. Open your booking, or write to us with its number.',
      },
      show: {
        title: 'Send proof',
        text: 'Send photos of the damage and tell us what the bag was worth. We already have the record of who held the bag and when.',
      },
      paid: {
        title: 'Get paid',
        text: 'We reply within 5 working days and pay to the payment method you booked with.',
      },
    },
  },
};
