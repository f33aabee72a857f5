export const words = {
  guide: {
    howItWorks: 'How it works',
    steps: {
      pick: {
        title: 'Pick a place',
        text: 'See what’s open and has space at your times, with the full price on every pin.',
      },
      leave: {
        title: 'Drop off your bags',
        text: 'Show your pass at the counter. The host tags your bags and stores them.',
      },
      enjoy: {
        title: 'Explore hands-free',
        text: 'Come back before closing, show your pass again and pick up your bags.',
      },
    },
    questions: {
      title: 'Good to know',
      day: {
        title: 'What counts as a day?',
        text: 'A calendar day at the place. A bag dropped off on Friday at noon and picked up on Saturday morning counts as two days. You’ll see this in the price before you book.',
      },
      cancel: {
        title: 'What if my plans change?',
        text: 'Change the times or the number of bags in your booking. You pay the difference, or get it back by the same rule as for cancelling. %{refunds}',
      },
      late: {
        title: 'Can bags stay overnight?',
        text: 'Yes, as long as drop-off and pick-up are within opening hours. Places open 24 hours are marked.',
      },
      size: {
        title: 'Is there a size limit?',
        text: 'Most places take any suitcase. If there’s a limit, the place’s page gives it in centimetres.',
      },
      account: {
        title: 'Do I need an account?',
        text: 'No. We only need a name, an email address and a phone number. If you sign in later with the same address, you’ll find your bookings there.',
      },
    },
  },
};
