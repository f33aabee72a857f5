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
        text: 'From your booking, until 7 days after pick-up: what happened, and what each item cost. We already have the record of who held the bag and when.',
      },
      show: {
        title: 'Send proof',
        text: 'Photos, receipts and, after a theft, the police report: straight away or later. The place has three days to respond, and you see each step on the claim’s page.',
      },
      paid: {
        title: 'Get paid',
        text: 'We pay what the items are still worth, up to the cover per bag, to your bank or PayPal account.',
      },
    },
  },
};
