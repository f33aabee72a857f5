export const words = {
  partners: {
    title: 'Partners',
    description: 'Offer luggage storage to your guests and travellers with a landing page, vouchers or our open API.',
    intro:
      'Railways, airlines, hotels and tour operators send us travellers with bags. All you need is a landing page, a code or our API.',
    ways: {
      title: 'Three ways to work together',
      page: {
        title: 'Your own landing page',
        text: 'Your travellers get a landing page made for their trip, with the cities you serve and an optional discount.',
      },
      code: {
        title: 'Prepaid vouchers',
        text: 'You buy storage for your guests. They enter a voucher code at checkout and pay nothing.',
      },
      api: {
        title: 'An open API',
        text: 'Search, get prices and book from your own product. Every request is documented, and the documentation is public.',
      },
    },
    docs: 'Read the API documentation',
    with: 'Our partners',
    together: 'Cubby and %{partner}',
    cities: 'Popular destinations',
    copy: 'Copy code',
    copied: 'Copied',
    write: { title: 'Contact us', text: 'Tell us about your travellers and where they go.' },
    host: {
      title: 'Do you have space for bags?',
      text: 'Become a host rather than a partner.',
      action: 'Become a host',
    },
  },
};
