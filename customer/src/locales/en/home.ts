export const words = {
  home: {
    title: 'Luggage storage near you',
    description: 'Leave your bags with a shop, hotel or locker near you and book the room for them in a minute.',
    headline: 'Drop your bags. Enjoy the day.',
    lead: 'Shops, hotels and lockers keep your luggage safe for an hour or a week. The price you see is all you pay.',
    popularCities: 'Where travellers drop their bags',
    promises: {
      title: 'What you can count on',
      price: { title: 'One price, all in', text: 'Fees are part of the price from the first pin to the last click.' },
      cancel: {
        title: 'Change your mind',
        text: '%{refunds} You see the exact sum before you decide.',
      },
      guarantee: {
        title: 'Every bag is covered',
        text: 'Each bag is covered by our guarantee from the moment the host takes it.',
      },
    },
    reviews: 'What travellers say',
  },
};
