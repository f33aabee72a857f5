export const words = {
  survey: {
    title: 'How was it?',
    heading: 'How was it, %{name}?',
    intro: 'Two ratings take half a minute, and they help the next traveller to choose.',
    stay: '%{place}, %{dropoff} to %{pickup}',
    stashpoint: {
      question: 'How was %{place}?',
      hint: 'Others will read this, with your first name.',
    },
    stasher: {
      question: 'And how was Cubby?',
      hint: 'Booking, paying, finding the way: whatever comes to mind.',
    },
    stars: {
      1: '1 of 5: bad',
      2: '2 of 5: not so good',
      3: '3 of 5: all right',
      4: '4 of 5: good',
      5: '5 of 5: wonderful',
    },
    inWords: 'In a few words (optional)',
    noStars: 'No stars chosen yet',
    starsMissing: 'Please choose one to five stars.',
    send: 'Send review',
    home: 'To the homepage',
    thanks: {
      title: 'Thank you, %{name}',
      text: 'Your review of %{place} is in. Travel well, and leave your bags with us again some time.',
    },
    done: {
      title: 'You have told us already',
      text: 'Your review of %{place} is in. Thank you, %{name}!',
    },
    left: { question: 'Did you leave your bags at %{place}?', yes: 'Yes, I did', no: 'No, I did not' },
    early: {
      title: 'A little early',
      text: 'Your booking at %{place} begins on %{time}. Come back once it is over and tell us what it was like.',
    },
    cancelled: {
      title: 'There is nothing to review',
      text: 'This booking at %{place} was cancelled. We hope it works out next time.',
    },
    unused: {
      title: 'There is nothing to review',
      text: 'No bags were left at %{place} with this booking.',
    },
    wrongLink: 'This link does not work',
    wrongLinkText:
      'It may have been cut short on its way. Open it once more from the e-mail, or sign in and look under “My bookings”.',
  },
};
