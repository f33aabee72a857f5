export const words = {
  survey: {
    title: 'How was it?',
    heading: 'How was it, %{name}?',
    intro: 'It takes half a minute and helps other travellers to choose.',
    stay: '%{place}, %{dropoff} to %{pickup}',
    stashpoint: {
      question: 'How was %{place}?',
      hint: 'Your review is public and shows your first name.',
    },
    stasher: {
      question: 'And how was Cubby?',
      hint: 'Booking, payment, directions: anything you’d like to mention.',
    },
    stars: {
      1: '1 of 5: bad',
      2: '2 of 5: not great',
      3: '3 of 5: OK',
      4: '4 of 5: good',
      5: '5 of 5: excellent',
    },
    inWords: 'Comments (optional)',
    noStars: 'No rating yet',
    starsMissing: 'Choose 1 to 5 stars.',
    send: 'Send review',
    home: 'Go to homepage',
    thanks: {
      title: 'Thank you, %{name}',
      text: 'We’ve received your review of %{place}. Safe travels, and see you again soon.',
    },
    done: {
      title: 'You’ve already left a review',
      text: 'We’ve received your review of %{place}. Thank you, %{name}!',
    },
    left: { question: 'Did you store your bags at %{place}?', yes: 'Yes, I did', no: 'No, I didn’t' },
    early: {
      title: 'It’s too early to review',
      text: 'Your booking at %{place} starts on %{time}. Come back afterwards and tell us how it was.',
    },
    cancelled: {
      title: 'Nothing to review',
      text: 'This booking at %{place} was cancelled. We hope to see you next time.',
    },
    unused: {
      title: 'Nothing to review',
      text: 'No bags were stored at %{place} with this booking.',
    },
    wrongLink: 'This link does not work',
    wrongLinkText: 'Part of it may be missing. Open it again from the email, or sign in and go to “My bookings”.',
  },
};
