export const words = {
  lockers: {
    title: 'Lockers',
    heading: 'Lockers: %{place}',
    sizes: 'Sizes and free units',
    freeFor: 'Free from %{dropoff} to %{pickup}.',
    holds: 'holds a cabin bag',
    price: '%{price} for one bag, all in',
    choose: 'Choose times and book',
    how: 'How the lockers open',
    steps: {
      book: {
        title: 'Book and pay',
        text: 'Choose your times and how many units you need. They are yours from that moment.',
      },
      open: {
        title: 'Open with your code',
        text: 'Your booking shows a unit and a drop-off code. Type it on the display; the door springs open.',
      },
      collect: {
        title: 'Collect with the second code',
        text: 'The pick-up code opens the same unit once. Close its door when you have your bags.',
      },
    },
    access: 'Access times',
  },
};
