export const words = {
  pricing: {
    title: 'What it costs',
    description: 'Prices of luggage storage by currency, how a price is made and what is refunded when you cancel.',
    intro:
      'Each place sets its own price for a bag and a day. You always see the whole sum for your bags and your times.',
    table: {
      title: 'Prices by currency',
      caption: 'Lowest price for a bag and a day, and the guarantee, by currency',
      currency: 'Currency',
      lowest: 'A bag and a day, all in, from',
      guarantee: 'Guarantee for each bag',
    },
    lines: {
      title: 'How a price is made',
      bags: { title: 'Bags', text: 'The first day costs a little more than each further one. Every bag is counted.' },
      fee: { title: 'Booking fee', text: 'Once for a booking, however many bags it has. Some places have none.' },
      guarantee: { title: 'Guarantee', text: 'Once for each bag. It covers the bag while the host has it.' },
      trees: { title: 'Trees', text: 'Only if you want them. Their price is passed on in full.' },
    },
    refund: {
      title: 'What is refunded',
      text: '%{refunds} If the place was closed or refused your bags, you get everything back, whatever the time.',
    },
    example: {
      title: 'An example',
      text: 'Two bags in London from Friday noon to Saturday morning are two calendar days: two first days and two further days, one booking fee and two guarantees.',
    },
    cta: 'See the price for your dates',
  },
};
