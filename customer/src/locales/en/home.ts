export const words = {
  home: {
    title: 'Luggage storage near you',
    description: 'Store your bags at a shop, hotel or locker near you and book your space in a minute.',
    headline: 'Drop your bags. Enjoy the day.',
    lead: 'Shops, hotels and lockers keep your luggage safe for an hour or a week. The price you see is the price you pay.',
    popularCities: 'Popular destinations',
    promises: {
      title: 'What you can count on',
      price: { title: 'All-in prices', text: 'Every price includes fees, from the map to the checkout.' },
      cancel: {
        title: 'Plans can change',
        text: '%{refunds} You’ll see the exact amount before you decide.',
      },
      guarantee: {
        title: 'Every bag is covered',
        text: 'Our guarantee covers each bag from the moment the host takes it.',
      },
    },
    reviews: 'What travellers say',
  },
};
