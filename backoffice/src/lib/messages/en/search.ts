export const words = {
  search: {
    title: 'Search everything',
    button: 'Search',
    label: 'Booking, name, email, phone, place or code',
    hint: 'Type at least two characters: a booking number, tag, name, email address, phone number, place, city or code.',
    none: 'Nothing found. Check the spelling, or try the booking number.',
    recent: 'Opened last',
  },
};
