export const words = {
  home: {
    title: 'Luggage storage near you',
    description: 'Leave your bags with a shop, hotel or locker near you and book the room for them in a minute.',
    headline: 'Put your bags down. Pick the day up.',
    lead: 'Shops, hotels and lockers keep your luggage safe for an hour or a week. The price you see is all you pay.',
    popularCities: 'Where travellers drop their bags',
    howItWorks: 'How it works',
    steps: {
      pick: {
        title: 'Pick a place',
        text: 'See what is open and free for your hours, with the full price on every pin.',
      },
      leave: {
        title: 'Leave your bags',
        text: 'Show your pass at the counter. The host tags your bags and shelves them.',
      },
      enjoy: { title: 'Walk on, hands free', text: 'Come back before closing, show the pass again, and off you go.' },
    },
    promises: {
      title: 'What you can count on',
      price: { title: 'One price, all in', text: 'Fees are part of the price from the first pin to the last click.' },
      cancel: {
        title: 'Change your mind',
        text: 'Cancel until drop-off and get every penny back. You see the exact sum before you decide.',
      },
      guarantee: {
        title: 'Every bag is covered',
        text: 'Each bag carries a guarantee from the moment the host takes it.',
      },
    },
    reviews: 'Said at the counter',
    questions: {
      title: 'Good to know',
      day: {
        title: 'What counts as a day?',
        text: 'A calendar day where the place is. A bag left Friday at noon and fetched Saturday morning is two days, and the price says so before you book.',
      },
      cancel: {
        title: 'What if my plans change?',
        text: 'Move the times or the number of bags in your booking. You pay the difference, or get it back at once. Cancelling before drop-off refunds everything.',
      },
      late: {
        title: 'Can bags stay overnight?',
        text: 'Yes, as long as drop-off and pick-up are within opening hours. Round-the-clock places are marked.',
      },
      size: {
        title: 'Is there a size limit?',
        text: 'Most places take any suitcase. Where there is a limit, it stands on the page of the place in centimetres.',
      },
      account: {
        title: 'Do I need an account?',
        text: 'No. A name, an e-mail address and a phone number are enough. Sign in later with the same address and your bookings are there.',
      },
    },
  },
};
