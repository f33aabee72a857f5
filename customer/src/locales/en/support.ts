export const words = {
  support: {
    title: 'Help',
    description: 'Change or cancel a booking, find your pass, report a problem or write to us.',
    intro: 'Most things you can settle yourself in a minute. For everything else our team is there.',
    self: {
      title: 'In your booking',
      pass: {
        title: 'Find your pass',
        text: 'Use the link in your confirmation e-mail, or sign in with the same address.',
      },
      change: { title: 'Change or extend', text: 'New times or another number of bags, even while they are inside.' },
      cancel: { title: 'Cancel', text: 'You see the exact sum you get back before you decide.' },
      closed: {
        title: 'The place is closed',
        text: 'Tap “It is closed” and move to the nearest open place at no extra cost.',
      },
    },
    open: 'Open my bookings',
    write: {
      title: 'Write to us',
      text: 'Have the ten characters of your booking number ready. We answer in your language.',
      emergency: 'Standing in front of a closed door? Use the button in your booking. It is faster than any mail.',
    },
    questions: 'Questions and answers',
    host: { title: 'You keep bags for others?', text: 'Hosts reach us at the same address.', action: 'About hosting' },
  },
};
