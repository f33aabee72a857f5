export const words = {
  partners: {
    title: 'Partners',
    description: 'Offer luggage storage to your guests and travellers, with a page, codes or our open interface.',
    intro:
      'Railways, airlines, hotels and tour operators send us travellers with bags. It takes a page, a code or a few calls.',
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
        title: 'An open interface',
        text: 'Search, quote and book from your own product. Every call is documented and anyone may read it.',
      },
    },
    docs: 'Read the interface',
    with: 'Who travels with us',
    together: 'Cubby and %{partner}',
    cities: 'Good places to arrive',
    copy: 'Copy code',
    copied: 'Copied',
    write: { title: 'Talk to us', text: 'Tell us who your travellers are and where they go.' },
    host: {
      title: 'You have room for bags?',
      text: 'Then you want to be a host rather than a partner.',
      action: 'Become a host',
    },
  },
};
