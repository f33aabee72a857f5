export const words = {
  lockers: {
    title: 'Lockers',
    heading: 'Lockers: %{place}',
    sizes: 'Sizes and availability',
    freeFor: 'Free from %{dropoff} to %{pickup}.',
    holds: 'holds a cabin bag',
    price: '%{price} per bag, all in',
    choose: 'Choose times and book',
    how: 'How the lockers open',
    steps: {
      book: {
        title: 'Book and pay',
        text: 'Choose your times and how many lockers you need. They’re reserved for you from then on.',
      },
      open: {
        title: 'Open with your code',
        text: 'Your booking shows a locker number and a drop-off code. Enter the code on the display and the door opens.',
      },
      collect: {
        title: 'Collect with your pick-up code',
        text: 'Your pick-up code opens the same locker once. Close the door when you have your bags.',
      },
    },
    access: 'Access times',
  },
};
