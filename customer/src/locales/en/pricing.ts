export const words = {
  pricing: {
    title: 'Pricing',
    description: 'Luggage storage prices by currency, how prices work and what’s refunded when you cancel.',
    intro: 'Each place sets its own price per bag per day. You always see the total for your bags and your times.',
    table: {
      title: 'Prices by currency',
      caption: 'Lowest price per bag per day, and the guarantee, by currency',
      currency: 'Currency',
      lowest: 'Price per bag per day, all in, from',
      guarantee: 'Guarantee per bag',
    },
    lines: {
      title: 'How prices work',
      bags: {
        title: 'Bags',
        text: 'The first day costs a little more than each additional day. You pay for each bag.',
      },
      fee: { title: 'Booking fee', text: 'Once per booking, for any number of bags. Some places don’t charge one.' },
      guarantee: { title: 'Guarantee', text: 'Once per bag. It covers the bag while the host has it.' },
      trees: { title: 'Trees', text: 'Only if you add them. We pass on the full price.' },
    },
    refund: {
      title: 'What’s refunded',
      text: '%{refunds} If the place was closed or refused your bags, you can move straight away at no extra cost or, with an account, get the price as credit; we refund it to your payment method once the place agrees, our team confirms it or 48 hours pass without an answer.',
    },
    example: {
      title: 'Example',
      text: 'Two bags in London from Friday noon to Saturday morning take up two calendar days. You pay for two first days, two additional days, one booking fee and two guarantees.',
    },
    cta: 'See the price for your dates',
  },
};
