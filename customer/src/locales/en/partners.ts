export const words = {
  partners: {
    title: 'Partners',
    description: 'Offer luggage storage to your guests and travellers, with a page, codes or our open API.',
    intro:
      'Railways, airlines, hotels and tour operators send us travellers with bags. All it takes is a page, a code or our API.',
    ways: {
      title: 'Three ways to work together',
      page: {
        title: 'A page of your own',
        text: 'Your travellers land on a page that speaks of their journey, with the cities you serve and a discount if you wish.',
      },
      code: {
        title: 'Prepaid codes',
        text: 'You buy storage for your guests. They enter a code at checkout and pay nothing.',
      },
      api: {
        title: 'An open API',
        text: 'Search, get prices and book from your own product. Every request is documented and anyone may read it.',
      },
    },
    docs: 'Read the API documentation',
    with: 'Who travels with us',
    together: 'Cubby and %{partner}',
    cities: 'Good places to arrive',
    copy: 'Copy code',
    copied: 'Copied',
    write: { title: 'Talk to us', text: 'Tell us who your travellers are and where they go.' },
    host: {
      title: 'Do you have room for bags?',
      text: 'Then you want to be a host rather than a partner.',
      action: 'Become a host',
    },
  },
};
