export const words = {
  about: {
    title: 'About Cubby',
    description: 'Who stores your bags, what we promise, and why anyone can read how Cubby works.',
    intro: 'See the city with both hands free. Cubby finds a safe place for everything you’d rather not carry.',
    story: {
      title: 'Why we exist',
      text: 'Check-out is at eleven and the train leaves at seven. That leaves a whole day with a suitcase in tow. Meanwhile, the café on the corner has a spare back room and the hotel across the street has an empty luggage room.\n\nCubby brings the two together. Hosts earn from space they already have. You get a safe place, a clear price and someone who gives your bag back with a smile.',
    },
    values: {
      title: 'How we work',
      price: {
        title: 'No small print in the price',
        text: 'The price on the map is the price you pay. Each line shows whether it’s refunded when you cancel.',
      },
      room: {
        title: 'Once you’ve booked, the space is yours',
        text: 'We check space by the hour and by bag size when you book, so your spot can’t be double-booked.',
      },
      open: {
        title: 'Open source',
        text: 'Cubby is free software. Anyone can read how prices, refunds and free space are worked out, and run a Cubby of their own.',
      },
    },
    trees: {
      title: 'Trees along the way',
      text: 'You can add trees to any booking. We pass on the full price and share none of it with a host. Cancel in time and the trees are refunded too.',
    },
    cta: 'Find a place for your bags',
  },
};
