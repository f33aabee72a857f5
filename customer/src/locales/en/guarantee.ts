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
        text: 'From drop-off until 7 days after collecting your bags: open your booking and choose “Lost or damaged bag?”.',
      },
      show: {
        title: 'Send proof',
        text: 'List what you’re claiming for, with its price and age, and add photos and receipts, now or later. We already have the record of who held the bag and when.',
      },
      paid: {
        title: 'Get paid',
        text: 'The place has 3 days to give its side, then we decide. We pay what things were still worth to your bank account or PayPal.',
      },
    },
  },
};
