export const words = {
  about: {
    title: 'About Cubby',
    description: 'Who keeps your bags, what we promise, and why everyone may read how Cubby works.',
    intro: 'A city is better with both hands free. Cubby finds the shelf for everything you would rather not carry.',
    story: {
      title: 'Why we exist',
      text: 'Check-out is at eleven and the train leaves at seven. In between lies a whole day, and a suitcase that wants to be pulled through it. Meanwhile the café on the corner has a dry back room, and the hotel across the street a bell desk with nothing on it.\n\nCubby brings the two together. Hosts earn from room they have anyway. You get a safe place, a clear price and somebody who gives your bag back with a smile.',
    },
    values: {
      title: 'How we work',
      price: {
        title: 'No small print in the price',
        text: 'What you see on the map is what you pay. Each line says whether it is refunded when you cancel.',
      },
      room: {
        title: 'Once booked, the room is yours',
        text: 'Room is counted by the hour and by the size of the bag, in the very moment you book. Nobody can take it twice.',
      },
      open: {
        title: 'Open to the last line',
        text: 'Cubby is free software. Anyone may read how prices, refunds and free room are worked out, and run a Cubby of their own.',
      },
    },
    trees: {
      title: 'Trees along the way',
      text: 'You can add trees to any booking. Their price is passed on in full and never shared with us or a host. Cancel in time and the trees are refunded too.',
    },
    cta: 'Find a place for your bags',
  },
};
