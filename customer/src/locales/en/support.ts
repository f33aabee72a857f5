export const words = {
  support: {
    title: 'Help',
    description: 'Change or cancel a booking, find your pass, report a problem or contact us.',
    intro: 'You can do most things yourself in a minute. For everything else, contact our team.',
    self: {
      title: 'In your booking',
      pass: {
        title: 'Find your pass',
        text: 'Use the link in your confirmation email, or sign in with the same email address.',
      },
      change: {
        title: 'Change or extend',
        text: 'Change the times or the number of bags, even while your bags are in storage.',
      },
      cancel: { title: 'Cancel', text: 'You’ll see the exact refund before you decide.' },
      closed: {
        title: 'The place is closed',
        text: 'Tap “It’s closed” and move to the nearest open place at no extra cost.',
      },
    },
    open: 'Open my bookings',
    write: {
      title: 'Contact us',
      text: 'Have your 10-character booking number ready. We’ll reply in your language.',
      emergency: 'At the place and it’s closed? Use the button in your booking. It’s faster than email.',
    },
    questions: 'Frequently asked questions',
    host: { title: 'Are you a host?', text: 'You can contact us at the same address.', action: 'About hosting' },
  },
};
