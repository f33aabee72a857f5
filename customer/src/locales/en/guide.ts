export const words = {
  guide: {
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
    questions: {
      title: 'Good to know',
      day: {
        title: 'What counts as a day?',
        text: 'A calendar day where the place is. A bag left Friday at noon and collected Saturday morning is two days, and the price says so before you book.',
      },
      cancel: {
        title: 'What if my plans change?',
        text: 'Move the times or the number of bags in your booking. You pay the difference, or get it back at once. %{refunds}',
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
